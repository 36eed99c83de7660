/** The beginning of a text, to judge by what the rest is. */

/**
 * @param isEnough told of each piece, and of how many characters there are with it
 * @returns the text as far as was asked for, and all of it from the beginning
 */
export const judgedBy = async (
  pieces: AsyncGenerator<string>,
  isEnough: (piece: string, characters: number) => boolean,
): Promise<{ readonly beginning: string; readonly all: AsyncGenerator<string> }> => {
  let beginning = '';
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    beginning += next.value;
    if (isEnough(next.value, beginning.length)) break;
  }
  const all = (async function* () {
    yield beginning;
    yield* pieces;
  })();
  return { beginning, all };
};
