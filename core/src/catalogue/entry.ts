/** What organizations, insurance types, clinics and terms have in common: they are registered once, changed, hidden from visitors and shown again. */
import { reject, rejectInput, rejectUnknown } from '../event-sourcing/index.ts';
import { type CountryCode } from '../reference/index.ts';
import { changedFields, sameValue } from './same-value.ts';

/** A record of the catalogue as its events fold to it. */
export type Entry<Details> =
  { readonly status: 'unknown' } | { readonly status: 'shown' | 'hidden'; readonly details: Details };
export type RegisteredEntry<Details> = Extract<Entry<Details>, { readonly details: Details }>;

export const unknownEntry = { status: 'unknown' } as const;

/** An event of a record, told apart from those of other kinds by what it does. */
export type EntryChange<Details> =
  | { readonly does: 'register'; readonly details: Details }
  | { readonly does: 'change'; readonly details: Partial<Details> }
  | { readonly does: 'hide' | 'show' };

export const evolveEntry = <Details>(
  entry: Entry<Details>,
  change: EntryChange<NoInfer<Details>>,
): Entry<Details> => {
  if (change.does === 'register') return { status: 'shown', details: change.details };
  if (entry.status === 'unknown') return entry;
  switch (change.does) {
    case 'change':
      return { ...entry, details: { ...entry.details, ...change.details } };
    case 'hide':
      return { ...entry, status: 'hidden' };
    case 'show':
      return { ...entry, status: 'shown' };
  }
};

/** How a kind of record is called in messages. */
export type EntryWords = { readonly unknown: string; readonly taken: string };

/** @throws Rejection `NOT_FOUND` */
export const registeredEntry = <Details>(
  entry: Entry<Details>,
  words: EntryWords,
): RegisteredEntry<Details> => (entry.status === 'unknown' ? rejectUnknown(words.unknown) : entry);

/** Whether to register; the same again changes nothing. @throws Rejection `ALREADY_REGISTERED` for another one */
export const isNewEntry = <Details>(entry: Entry<Details>, details: Details, words: EntryWords): boolean => {
  if (entry.status === 'unknown') return true;
  return sameValue(entry.details, details) ? false : reject('ALREADY_REGISTERED', words.taken);
};

/**
 * What is to be changed, if anything.
 * @throws Rejection `NOT_FOUND`, or `INVALID_INPUT` for another country: a record stays where it is
 */
export const changesOf = <Details extends { readonly country: CountryCode }>(
  entry: Entry<Details>,
  given: Partial<Details>,
  words: EntryWords,
): Partial<Details> | undefined => {
  const { details } = registeredEntry(entry, words);
  const changed = changedFields(details, given);
  if ('country' in changed) return rejectInput({ country: 'El país no se puede cambiar.' });
  return Object.keys(changed).length === 0 ? undefined : changed;
};

/** Whether to hide or show: not when it is so already. @throws Rejection `NOT_FOUND` */
export const isOtherwise = <Details>(
  entry: Entry<Details>,
  status: 'hidden' | 'shown',
  words: EntryWords,
): boolean => registeredEntry(entry, words).status !== status;
