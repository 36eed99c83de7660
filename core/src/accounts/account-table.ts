/** Accounts and their movements as they are stored and shown: columns, rows, and how they follow from events. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { type CountryCode, countryCodes } from '../kit/country/index.ts';
import { actorSchema, type Recorded, unlessErased, unreachable } from '../kit/event-sourcing/index.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';
import { searchable } from '../kit/text/index.ts';
import { dayInZone } from '../kit/time/index.ts';
import { countryOf } from '../reference/countries.ts';
import { referenceNumber } from '../lead-requests/index.ts';
import { movementType } from '../reference/movement-types.ts';
import { movementCommands } from './account-access.ts';
import { accountCurrencies, type MovementEvent, signedAmount } from './account-events.ts';
import { type OpenAccount } from './account.ts';
import { chargeBasis } from './charge-basis.ts';

const country = column('text', z.enum(countryCodes));
const currency = column('text', z.enum(accountCurrencies));
const instant = column('timestamptz', z.iso.datetime());

export const accountTable = table({
  name: 'account',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid().describe('el del ejecutivo')),
    country,
    currency,
    balance: column('bigint', z.int().describe('en unidades menores de la moneda')),
    isLow: column('boolean', z.boolean().describe('el saldo está bajo el mínimo')),
    openedAt: instant,
    openedBy: column('jsonb', actorSchema),
    lastMovementAt: column('timestamptz', z.iso.datetime().nullable()),
  },
  indexes: [
    'country',
    'balance nulls first, id',
    'opened_at nulls first, id',
    'last_movement_at nulls first, id',
  ],
});
export type AccountRow = RowOf<typeof accountTable>;

export const movementTable = table({
  name: 'account_movement',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    accountId: column('uuid', z.uuid().describe('el del ejecutivo')),
    country,
    currency,
    typeId: column('int', z.int()),
    amount: column('bigint', z.int().describe('en unidades menores; negativo lo que sale')),
    balance: column('bigint', z.int().describe('el saldo después, en unidades menores')),
    effectiveOn: column('text', z.iso.date().describe('cuándo se movió el dinero, en el país de la cuenta')),
    reference: column('text', z.string().describe('de un cobro o su reverso, el número de la solicitud')),
    reason: column(
      'text',
      z.string().nullable().describe('null de cobros y reversos, y cuando ya no se puede leer'),
      {
        isPersonal: true,
      },
    ),
    leadId: column(
      'uuid',
      z.uuid().nullable().describe('la solicitud que se cobra, o cuyo cobro se reversa'),
    ),
    reversedId: column('uuid', z.uuid().nullable().describe('el cobro que se reversa')),
    basis: column('jsonb', chargeBasis.nullable().describe('cómo resulta el monto de un cobro')),
    at: instant,
    actor: column('jsonb', actorSchema),
  },
  hidden: { searchText: column('text', z.string()) },
  indexes: [
    'account_id, position',
    'account_id, at nulls first, position',
    'at nulls first, position',
    'country, at nulls first, position',
    'type_id, at nulls first, position',
    'account_id, effective_on, position',
    'effective_on',
  ],
  searched: ['search_text'],
});
export type MovementRow = RowOf<typeof movementTable>;

export const accountRecordSchema = accountTable.row.extend({
  executiveName: z.string().nullable(),
  openedByName: z.string().nullable().describe('quién la abrió'),
  allowedCommands: allowedCommandsSchema(movementCommands),
});
export type AccountRecord = Readonly<z.infer<typeof accountRecordSchema>>;

export const accountValues = (id: string, account: OpenAccount): ValuesOf<typeof accountTable> => {
  const { country, currency, balance, isLow, openedAt, openedBy, lastMovementAt } = account;
  return { id, country, currency, balance, isLow, openedAt, openedBy, lastMovementAt };
};

/** The origin of a movement: people tell a reference and a reason, charges and reversals their lead. */
const told = ({ type, data }: MovementEvent) => {
  const none = { reason: null, leadId: null, reversedId: null, basis: null };
  switch (type) {
    case 'FundsDeposited':
    case 'FundsWithdrawn': {
      const { typeId, reference, reason } = data;
      return { ...none, typeId, reference, reason: unlessErased(reason) ?? null };
    }
    case 'LeadCharged': {
      const { leadId, basis } = data;
      return { ...none, typeId: movementType.leadCharge, reference: referenceNumber(leadId), leadId, basis };
    }
    case 'ChargeReversed': {
      const { leadId, chargeId: reversedId } = data;
      const typeId = movementType.chargeReversal;
      return { ...none, typeId, reference: referenceNumber(leadId), leadId, reversedId };
    }
    default:
      return unreachable(data);
  }
};

/** The day of a movement: as it was told, else that of the event in the account's country. */
const effectiveOn = ({ type, data, metadata }: Recorded<MovementEvent>, country: CountryCode): string => {
  const told = type === 'FundsDeposited' || type === 'FundsWithdrawn' ? data.effectiveOn : undefined;
  return told ?? dayInZone(new Date(metadata.occurredAt), countryOf(country).timeZone);
};

/** @param account as it is after the movement */
export const movementValues = (
  account: OpenAccount,
  event: Recorded<MovementEvent>,
): ValuesOf<typeof movementTable> => {
  const { executiveId, country, currency, balance } = account;
  const origin = told(event);
  return {
    id: event.data.movementId,
    accountId: executiveId,
    country,
    currency,
    amount: signedAmount(event),
    balance,
    ...origin,
    effectiveOn: effectiveOn(event, country),
    at: event.metadata.occurredAt,
    actor: event.metadata.actor,
    searchText: searchable(origin.reference),
  };
};
