/** The draft that a form brings back as it opens. */
import { type Draft } from '../providers/draft-store.ts';
import { changedFields, isSame } from './changed.ts';

type Values = Readonly<Record<string, unknown>>;

/** The values of a form with those of its draft in it. */
export const withDraft = (values: Values, { value }: Draft): Record<string, unknown> => ({
  ...values,
  ...(value as Values | undefined),
});

/** @returns nothing where the draft would change nothing */
export const offeredToForm = (kept: Draft | undefined, began: Values): Draft | undefined =>
  kept && Object.keys(changedFields(withDraft(began, kept), began)).length > 0 ? kept : undefined;

/** The same for a composer, whose value is one. */
export const offeredToComposer = (kept: Draft | undefined, began: unknown): Draft | undefined =>
  kept?.value === undefined || isSame(kept.value, began) ? undefined : kept;
