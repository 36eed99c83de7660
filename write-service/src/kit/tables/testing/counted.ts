/** Pieces of a part or of a text, as a test gives them. */

/** @returns the pieces, and how many of them were taken */
export const counted = (pieces: Iterable<string>) => {
  const taken = { count: 0 };
  const given = (async function* () {
    for (const piece of pieces) {
      taken.count += 1;
      yield piece;
    }
  })();
  return { given, taken };
};
