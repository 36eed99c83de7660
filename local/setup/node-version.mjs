/** Says in both languages that this Node.js is too old, before anything in it breaks. */

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** The versions that package.json names, too; npm only warns of others. */
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

export function requireSupportedNode() {
  if (isSupported) return;
  process.stderr.write(
    `\nCotejo necesita Node.js 20.19 o posterior de la versión 20, o 22.12 o posterior. Esta es la versión ${process.versions.node}.\n` +
      `Cotejo needs Node.js 20.19 or later of version 20, or 22.12 or later. This is version ${process.versions.node}.\n` +
      'https://nodejs.org/es/download\n\n',
  );
  process.exit(1);
}
