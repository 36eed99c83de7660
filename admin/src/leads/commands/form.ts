/** The parts of a form of a command on leads: its fields, and their values as the command's payload. */
import { type ComponentType } from 'react';
import { type CommandForm as KitForm, type Values } from '../../kit/commands/form.ts';
import { type LeadRow } from '../lead.ts';

export type CommandForm = Omit<KitForm<LeadRow>, 'fields' | 'payloadOf' | 'startsWith'> & {
  readonly fields: readonly string[];
  readonly startsWith?: (lead: LeadRow) => Values;
  /** @param leads those that the command goes to: one on its page, many from a list */
  readonly Fields: ComponentType<{ leads: readonly LeadRow[] }>;
  readonly payloadOf: (values: Values, leads: readonly LeadRow[]) => object;
};
