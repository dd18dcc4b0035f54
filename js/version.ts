// Which version of the package is this? The same as in package.json.

export const VERSION = '0.1.0';
