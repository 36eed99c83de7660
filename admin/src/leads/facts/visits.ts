/** The pages by which the person came: when, from where, and by which campaign. */
import { formatInstant } from '../../kit/time/time.ts';
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

/** @returns a line for each visit that says something, newest first; whoever came from no other page came directly */
export const visitLines = (attribution: readonly Fields[] | undefined): readonly string[] =>
  (attribution ?? [])
    .flatMap(({ referrer, date, infoGA }) => {
      const [moment, campaign] = [momentOf(date), campaignOf(infoGA)];
      if (!moment && !textOf(referrer) && !campaign) return [];
      return [moment, textOf(referrer) ?? 'entrada directa', campaign && `campaña ${campaign}`]
        .filter(Boolean)
        .join(' · ');
    })
    .reverse();
