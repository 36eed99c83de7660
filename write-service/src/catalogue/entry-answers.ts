/** What organizations, insurance types, clinics and terms are answered with, and who sees them. */
import {
  allowedEntryCommands,
  catalogueEntryRow,
  type Entry,
  maySeeCatalogue,
  type RegisteredEntry,
} from '@cotejo/core/catalogue';
import { rejectUnknown } from '@cotejo/core/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/reference';
import { z } from 'zod';
import { notAnObject } from '../http/validated.ts';

export const nothing = z.strictObject({}, notAnObject);

export const maySeeEntry = (entry: Entry<{ readonly country: CountryCode }>, viewer: Staff): boolean =>
  entry.status !== 'unknown' && maySeeCatalogue(entry.details.country, viewer);

/** @param unknown how is told that there is none */
export const showEntry =
  (unknown: string) =>
  async <Details extends { readonly country: CountryCode }>(
    id: string,
    entry: Entry<Details>,
    at: { readonly version: number; readonly position: string },
    viewer: Staff,
  ) => {
    if (entry.status === 'unknown') return rejectUnknown(unknown);
    const known: RegisteredEntry<Details> = entry;
    return { ...catalogueEntryRow(id, known, at), allowedCommands: allowedEntryCommands(known, viewer) };
  };
