/** Numbers stay with their units at the end of a line: *100 %*, *S/ 40*, *UF 2*, *24 horas*. */

const nonBreaking = '\u00a0';

export const typeset = (text: string): string =>
  text
    .replace(/(\d) (?=%|años?\b|horas?\b|meses\b|días\b)/g, `$1${nonBreaking}`)
    .replace(/(S\/|UF|USD|\$) (?=\d)/g, `$1${nonBreaking}`);
