/** One question at a time about each thing: all who come while it is asked share the next one, which begins after they came. */

type UnderWay = { readonly answer: Promise<unknown>; next?: Promise<unknown> };

/**
 * @returns asks at once where nobody asks about the same thing; so every answer is as of a moment after it was asked for.
 *   Where a question fails, so do those who wait for the next one.
 */
export const sharingTheNext = (): (<Answer>(
  about: string,
  ask: () => Promise<Answer>,
) => Promise<Answer>) => {
  const underWay = new Map<string, UnderWay>();
  const begin = <Answer>(about: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = ask().finally(() => {
      if (underWay.get(about) === mine) underWay.delete(about);
    });
    const mine: UnderWay = { answer };
    underWay.set(about, mine);
    return answer;
  };
  return <Answer>(about: string, ask: () => Promise<Answer>) => {
    const found = underWay.get(about);
    if (!found) return begin(about, ask);
    return (found.next ??= found.answer.then(() => begin(about, ask))) as Promise<Answer>;
  };
};
