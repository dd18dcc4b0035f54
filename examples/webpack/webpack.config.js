// `public` has the page; webpack puts the script and the WebAssembly file into a folder beside it.
module.exports = {
  output: { path: `${__dirname}/public/built`, publicPath: '/built/' },
};
