/** The types that the package does not have. */
declare module 'woff2sfnt-sfnt2woff' {
  /** @returns the TrueType font that a WOFF file holds */
  export function toSfnt(woff: Buffer): Buffer;
}
