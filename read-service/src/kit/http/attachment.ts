/** Headers of an answer that is a file: by its name, and by nobody taken for a page. */
import { withoutAccents } from '@cotejo/core/kit/text';

/** Printable ASCII that needs no escape between quotes; the rest becomes an underscore. */
const plain = (name: string): string => withoutAccents(name).replace(/[^\w !#$&'()+,.;=@[\]^`{}~-]/g, '_');

/** Percent-encoded as RFC 8187 wants it: also what `encodeURIComponent` leaves alone and the header's grammar does not. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `Content-Disposition` of RFC 6266: the name for those who read UTF-8, and one that all can read. */
export const dispositionOf = (name: string, how: 'attachment' | 'inline' = 'attachment'): string =>
  `${how}; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;

/** A file that somebody opens in a tab all the same runs nothing and reaches nobody. */
export const attachmentHeaders = (name: string, mediaType: string): Readonly<Record<string, string>> => ({
  'content-type': mediaType,
  'content-disposition': dispositionOf(name),
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
});

/** A file of ours that is read in a tab, and called by its name when it is saved. */
export const inTabHeaders = (name: string, mediaType: string): Readonly<Record<string, string>> => ({
  'content-type': mediaType,
  'content-disposition': dispositionOf(name, 'inline'),
  'x-content-type-options': 'nosniff',
});
