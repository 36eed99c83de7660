/** Closed leads that can't be charged yet, as they are stored and listed: until their price, account or rate is there. */
import { z } from 'zod';
import { countryCodes, type CountryCode } from '../kit/country/index.ts';
import { type EventMetadata } from '../kit/event-sourcing/index.ts';
import { column, table, type ValuesOf } from '../kit/table/index.ts';
import { type LeadChargeEvent, delayReasons, type DelayReason } from './lead-charge.ts';

export const waitingChargeTable = table({
  name: 'waiting_charge',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid().describe('la solicitud')),
    country: column('text', z.enum(countryCodes)),
    executiveId: column('uuid', z.uuid().describe('quien la tenía al cerrarla')),
    reason: column(
      'text',
      z.enum(delayReasons).describe('qué falta: la cuenta, el precio o el tipo de cambio'),
    ),
    line: column('text', z.string().nullable().describe('el tipo de seguro o la línea de la solicitud')),
    since: column('timestamptz', z.iso.datetime()),
    isWaiting: column('boolean', z.boolean()),
  },
  indexes: [
    'is_waiting, since nulls first, id',
    'is_waiting, reason, since nulls first, id',
    'is_waiting, country, since nulls first, id',
    'is_waiting, executive_id, since nulls first, id',
  ],
});

/** Whether the charge of a lead waits, since when, and for what; nothing where it never waited. */
export type WaitingCharge =
  | {
      readonly isWaiting: boolean;
      readonly country: CountryCode;
      readonly executiveId: string;
      readonly reason: DelayReason;
      readonly line: string | null;
      readonly since: string;
    }
  | undefined;

export const evolveWaitingCharge = (
  charge: WaitingCharge,
  event: LeadChargeEvent,
  { country, occurredAt }: EventMetadata,
): WaitingCharge => {
  if (event.type !== 'ChargeDelayed') return charge && { ...charge, isWaiting: false };
  const { executiveId, reason, line } = event.data;
  // What it lacks may change while it waits: an account first, then a price.
  const since = charge?.isWaiting ? charge.since : occurredAt;
  return { isWaiting: true, country, executiveId, reason, line, since };
};

export const waitingChargeValues = (
  id: string,
  charge: WaitingCharge,
): ValuesOf<typeof waitingChargeTable> | undefined => charge && { id, ...charge };
