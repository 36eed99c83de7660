/** Mails on the read side. */
import { mails } from '@cotejo/core/mails';
import { type ReadContext } from '../kit/context.ts';
import { type ListingParts } from '../kit/list/listing-routes.ts';
import { recordRead } from '../kit/list/record-read.ts';
import { mailListing } from './mails.ts';

export const mailsContext = (parts: ListingParts): ReadContext => ({
  name: 'mails',
  records: [recordRead(parts, mails, mailListing, { idOf: ({ id }) => id })],
});
