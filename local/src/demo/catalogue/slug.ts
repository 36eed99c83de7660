/** A name as a piece of an address: without accents, with hyphens for what is neither letter nor digit. */
import { withoutAccents } from '@cotejo/core/kit/text';

export const slugOf = (name: string): string =>
  withoutAccents(name)
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
