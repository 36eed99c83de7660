/** Closed leads that can't be charged yet, as they are stored and listed: until their price, account or rate is there. */
import { z } from 'zod';
import { accounts } from '../accounts/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type EventMetadata } from '../kit/event-sourcing/index.ts';
import { column, table, type ValuesOf } from '../kit/table/index.ts';
import { choiceColumn, countryColumn, rows, type ShownBy } from '../records/index.ts';
import { type LeadChargeEvent, type DelayReason } from './lead-charge.ts';
import { waitingChargeWords } from './waiting-charge-words.ts';

const lacks = [
  { id: 'noAccount', name: 'Abrir la cuenta del ejecutivo' },
  { id: 'noPrice', name: 'El precio de la línea' },
  { id: 'noRate', name: 'El tipo de cambio' },
] as const satisfies readonly { readonly id: DelayReason; readonly name: string }[];

const waitingChargeTable = table({
  name: 'waiting_charge',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid().describe('la solicitud')),
    country: countryColumn(),
    executiveId: column('uuid', z.uuid().describe('quien la tenía al cerrarla')),
    reason: choiceColumn('Qué falta', lacks),
    line: column('text', z.string().nullable().describe('el tipo de seguro o la línea de la solicitud')),
    since: column('timestamptz', z.iso.datetime(), { label: 'Espera desde', isSorted: true }),
  },
  hidden: { isWaiting: column('boolean', z.boolean()) },
  indexes: [
    'is_waiting, since nulls first, id',
    'is_waiting, reason, since nulls first, id',
    'is_waiting, country, since nulls first, id',
    'is_waiting, executive_id, since nulls first, id',
  ],
});

export const waitingCharges = rows({
  resource: 'waiting-charges',
  ...waitingChargeWords,
  table: waitingChargeTable,
  joined: {
    reference: column('text', z.string().describe('el número de la solicitud'), { label: 'Solicitud' }),
    executiveName: column('text', z.string().nullable(), { label: 'Ejecutivo', nameOf: 'executiveId' }),
  },
  rule: accounts.rule,
  held: { owner: 'executiveId', country: 'country' },
  cells: {
    reason({ reason, line }) {
      const lacking = lacks.find(({ id }) => id === reason)!.name;
      return line && reason === 'noPrice' ? `${lacking} ${line}` : lacking;
    },
  },
  listed: ['reference', 'executiveName', 'reason', 'country', 'since'],
  exported: accounts.exported,
});
export type ShownWaitingCharge = ShownBy<typeof waitingCharges>;

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
