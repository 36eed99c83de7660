/** Pictures of the catalogue that staff upload: which are taken, how large they may be, and where they are served. */

export const pictureTypes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;
export type PictureType = keyof typeof pictureTypes;

/** Bytes: 1 MB. */
export const largestPicture = 1024 * 1024;
/** Pixels of width, and of height. */
export const longestPictureSide = 4_096;

/** The refusal of SVG, before a file is sent and after. */
export const noSvg = 'No se aceptan SVG, que pueden llevar programas. Guarda la imagen como PNG, JPG o WebP.';

const folder = '/api/pictures/';

/** Where an uploaded picture is served: an address of the site, that a record says like any other. */
export const pictureAddress = (pictureId: string): string => `${folder}${pictureId}`;

export type NamedPicture = { readonly id: string; readonly field: string };

/** Uploaded pictures that a value names, each with the field in which it stands: `changes.seo.image`. */
export const picturesIn = (value: unknown, field = ''): readonly NamedPicture[] => {
  if (typeof value === 'string')
    return value.startsWith(folder) ? [{ id: value.slice(folder.length), field }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    picturesIn(inner, field === '' ? name : `${field}.${name}`),
  );
};
