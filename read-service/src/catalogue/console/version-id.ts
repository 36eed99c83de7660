/** What a version is named by in addresses: its record, @ and its number. */

/** @param named as its route has checked it: `code@3` */
export const placeOf = (named: string): { readonly id: string; readonly version: number } => {
  const [id = '', version] = named.split('@');
  return { id, version: Number(version) };
};
