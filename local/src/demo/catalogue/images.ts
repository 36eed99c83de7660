/** Where the demo's pictures are: drawn for it, marked as a demo, and served with the public site's own files. */

const folder = '/assets/demo';

/** @param name what it shows */
export const pictogram = (name: string): string => `${folder}/icons/${name}.svg`;
/** @param url an organization's piece of addresses */
export const logoOf = (url: string): string => `${folder}/organizations/${url}.svg`;
/** Types for companies that have the picture of the same insurance for persons. */
const picturedAs: Readonly<Record<string, string>> = {
  EPS_EMPRESA: 'EPS',
  SEGURO_COMPLEMENTARIO_EMPRESA: 'COMPLEMENTARIO',
};
/** Pictures of shared links, 1200 × 630 points, one for each kind of insurance. */
export const sharedImageOf = (type: string): string => `${folder}/types/${picturedAs[type] ?? type}.png`;
