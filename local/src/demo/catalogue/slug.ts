/** A name as a piece of an address: without accents, with hyphens for what is neither letter nor digit. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
