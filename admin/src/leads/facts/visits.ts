/** The pages by which the person came: when, from where, and by which campaign. */
import { formatInstant } from '../../misc/time.ts';
import { type Fields, isFields } from './freeForm.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const momentOf = (date: unknown): string | undefined => {
  const instant = typeof date === 'number' || typeof date === 'string' ? new Date(date) : undefined;
  if (instant === undefined || Number.isNaN(instant.getTime())) return textOf(date);
  return formatInstant(instant.toISOString());
};

const campaignOf = (analytics: unknown): string | undefined => {
  if (!isFields(analytics)) return undefined;
  const parts = ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => textOf(analytics[name]));
  return parts.filter(Boolean).join(' / ') || undefined;
};

/** @returns a line for each visit that says something, newest first */
export const visitLines = (attribution: readonly Fields[] | undefined): readonly string[] =>
  (attribution ?? [])
    .map(({ referrer, date, infoGA }) => {
      const campaign = campaignOf(infoGA);
      return [momentOf(date), textOf(referrer), campaign && `campaña ${campaign}`]
        .filter(Boolean)
        .join(' · ');
    })
    .filter((line) => line !== '')
    .reverse();
