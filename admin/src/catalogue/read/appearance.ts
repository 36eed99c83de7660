/** Fields whose values are more than their text: pictures, colours, and addresses that lead somewhere. */
import { uploadedDocumentAddress } from '@cotejo/core/catalogue';
import { pictureAddress } from '@cotejo/core/reference/pictures';

type Appearance = 'picture' | 'colour' | 'link';

/** By the name of the field; the terms of an offer are where they are, those of a product are none. */
const appearances: Readonly<Record<string, Appearance>> = {
  image: 'picture',
  icon: 'picture',
  colour: 'colour',
  brandColour: 'colour',
  secondBrandColour: 'colour',
  file: 'link',
  externalAddress: 'link',
  terms: 'link',
};

/** As the catalogue takes addresses: elsewhere by https, or a path of the site. */
const address = /^(?:https:\/\/|\/(?![/\\]))/;
/** A picture is the site's own. */
const ownPath = /^\/(?![/\\])/;
const colour = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

const shapes: Readonly<Record<Appearance, RegExp>> = { picture: ownPath, colour, link: address };

/** @returns nothing for what is a text alone: also where the value is none of what its field is for */
export const appearanceOf = (name: string, value: unknown): Appearance | undefined => {
  const appearance = appearances[name];
  if (appearance === undefined || typeof value !== 'string') return undefined;
  return shapes[appearance].test(value) ? appearance : undefined;
};

/** A picture that staff uploaded: public, unlike a draft's files. */
export const isUploaded = (link: string): boolean => link.startsWith(pictureAddress(''));

/** Files that the platform itself keeps are read in the name of who is logged in: those of a draft are not public. */
export const isOwnFile = (link: string): boolean => link.startsWith('/api/') && !isUploaded(link);

/** Where staff reads an uploaded document of a product, whether visitors see it or not; any other address is itself. */
export const fileOfProduct = (product: string, link: string): string => {
  const uploaded = uploadedDocumentAddress('');
  if (!link.startsWith(uploaded)) return link;
  return `/api/console/products/${encodeURIComponent(product)}/documents/${link.slice(uploaded.length)}`;
};
