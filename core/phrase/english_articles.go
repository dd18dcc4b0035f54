package phrase

// English: what is an article of the Laws called, and what does it say?

// The titles and rules of articles, paraphrased in our own words. A line is
// article/KEY, where KEY is how package laws names the text; editions in which the
// article says the same share one.
const englishArticles = `
`
