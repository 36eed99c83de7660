/** The browser's own `Object.entries`, in the place of a package that repairs it. */
module.exports = Object.entries;
