/** What happened to an entry of the catalogue, and what it said since, as the console reads it. */
import { type Happened } from '../history/CatalogueHistoryItem.tsx';
import { type EntryRecord } from './entry.ts';

export type EntryResource =
  | 'organizations'
  | 'insurance-types'
  | 'coverage-organizations'
  | 'catalogue-terms';

/** Where the histories of these are read. */
export const historyOf = {
  organizations: 'organization-history',
  'insurance-types': 'insurance-type-history',
  'coverage-organizations': 'coverage-organization-history',
  'catalogue-terms': 'catalogue-term-history',
} as const satisfies Readonly<Record<EntryResource, string>>;

export type EntryChange = Happened & {
  readonly kind: 'registered' | 'changed' | 'hidden' | 'shown';
  /** When what was before happened. */
  readonly previousAt: string | null;
  /** What changed. */
  readonly fields: readonly string[];
};

/** With what it said since then. */
export type EntryVersion = EntryChange & {
  readonly hidden: boolean;
  readonly details: Pick<EntryRecord, 'country'> & Readonly<Record<string, unknown>>;
};
