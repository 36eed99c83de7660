/** What a form of a command is made of: its fields, and what they say as the command's payload. */
import { type ComponentType } from 'react';
import { isFilled } from '../../kit/list/isFilled.ts';
import { type LeadRow } from '../lead.ts';

export type Values = Readonly<Record<string, unknown>>;

export type CommandForm = {
  /** The fields that can say themselves what is wrong with them. */
  readonly fields: readonly string[];
  /** @param leads those that the command goes to: one on its page, many from a list */
  readonly Fields: ComponentType<{ leads: readonly LeadRow[] }>;
  readonly payloadOf: (values: Values, leads: readonly LeadRow[]) => object;
  /** What the form starts with; empty when left out. */
  readonly startsWith?: (lead: LeadRow) => Values;
  /** The lead's fields as the form would leave them; those that it does not touch are left out. */
  readonly sets?: (values: Values, lead: LeadRow) => Values;
};

/** The named values, texts without blanks around them; what says nothing is left out. */
export const said = (values: Values, ...names: readonly string[]): Values =>
  Object.fromEntries(
    names
      .map((name) => {
        const value = values[name];
        return [name, typeof value === 'string' ? value.trim() : value] as const;
      })
      .filter(([, value]) => isFilled(value)),
  );
