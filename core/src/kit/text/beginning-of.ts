/** @returns the text as far as so many UTF-16 units go, in whole characters: of a pair that is cut, neither half */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Cs}$/u, '');
