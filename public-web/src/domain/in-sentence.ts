/** @returns a name as it stands inside of a sentence: small, unless it is an abbreviation, such as *EPS para empresas*, or an amount in soles */
export const inSentence = (name: string): string =>
  /^\p{Lu}{2}|^S\//u.test(name) ? name : name.charAt(0).toLocaleLowerCase('es') + name.slice(1);
