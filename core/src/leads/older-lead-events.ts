/** Upcasters for fields that were stored in clear and are personal: to the format of now. */
import { erased, isErased } from '../kit/event-sourcing/index.ts';

type Fields = Record<string, unknown>;

/**
 * Version 1 of `SubjectErased` had a note in anybody's words, and no key that could be deleted: nobody is shown it any more.
 */
export const withoutNote = ({ note: _, ...rest }: Fields): Fields => rest;

/**
 * Version 1 of `LeadReceived` had the page of the form and the record at Salesforce beside the campaign, in clear. Where
 * the key of the person is gone already, they are read as gone too.
 */
export const withOriginApart = ({ origin, ...rest }: Fields): Fields => {
  const { url, salesforceId, ...campaign } = origin as Fields;
  const personal = (value: unknown): unknown =>
    value !== undefined && isErased(rest['person']) ? erased : value;
  return { ...rest, origin: campaign, originUrl: personal(url), salesforceId: personal(salesforceId) };
};
