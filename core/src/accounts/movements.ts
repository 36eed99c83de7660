/** Movements of accounts as they are stored, listed, exported and shown: a row for each of their events. */
import { z } from 'zod';
import { type CountryCode } from '../kit/country/index.ts';
import { actorSchema, type Recorded, unlessErased, unreachable } from '../kit/event-sourcing/index.ts';
import { column, table, type ValuesOf } from '../kit/table/index.ts';
import { searchable } from '../kit/text/index.ts';
import { dayInZone } from '../kit/time/index.ts';
import { countryColumn, inExportsAlone, rows, type ShownBy } from '../records/index.ts';
import { countryOf } from '../reference/countries.ts';
import { referenceNumber } from '../lead-requests/index.ts';
import { movementType, movementTypes } from '../reference/movement-types.ts';
import { accountRule } from './account-access.ts';
import { movementWords } from './account-words.ts';
import { accountCurrencies, type MovementEvent, signedAmount } from './account-events.ts';
import { type OpenAccount } from './account.ts';
import { chargeBasis } from './charge-basis.ts';

const movementTable = table({
  name: 'account_movement',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid(), { label: 'ID del movimiento', ...inExportsAlone }),
    accountId: column('uuid', z.uuid().describe('el del ejecutivo'), {
      label: 'Ejecutivo',
      isFiltered: true,
    }),
    country: countryColumn(inExportsAlone),
    currency: column('text', z.enum(accountCurrencies), { label: 'Moneda', ...inExportsAlone }),
    typeId: column('int', z.int(), { label: 'Movimiento', choices: movementTypes, isFiltered: true }),
    amount: column('bigint', z.int().describe('en unidades menores; negativo lo que sale'), {
      label: 'Monto',
      as: 'money',
    }),
    balance: column('bigint', z.int().describe('el saldo después, en unidades menores'), {
      label: 'Saldo después',
      as: 'money',
    }),
    effectiveOn: column('text', z.iso.date().describe('cuándo se movió el dinero, en el país de la cuenta'), {
      label: 'Fecha',
      as: 'day',
      isFiltered: true,
    }),
    reference: column('text', z.string().describe('de un cobro o su reverso, el número de la solicitud'), {
      label: 'Referencia',
    }),
    reason: column(
      'text',
      z.string().nullable().describe('null de cobros y reversos, y cuando ya no se puede leer'),
      { label: 'Motivo', isPersonal: true },
    ),
    leadId: column(
      'uuid',
      z.uuid().nullable().describe('la solicitud que se cobra, o cuyo cobro se reversa'),
    ),
    reversedId: column('uuid', z.uuid().nullable().describe('el cobro que se reversa')),
    basis: column('jsonb', chargeBasis.nullable().describe('cómo resulta el monto de un cobro')),
    at: column('timestamptz', z.iso.datetime(), { label: 'Registrado', isSorted: true }),
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

export const movements = rows({
  resource: 'movements',
  ...movementWords,
  table: movementTable,
  joined: {
    executiveName: column('text', z.string().nullable(), { label: 'Ejecutivo', nameOf: 'accountId' }),
    actorName: column('text', z.string().nullable().describe('quién lo registró'), {
      label: 'Registrado por',
      nameOf: 'actor',
    }),
  },
  rule: accountRule,
  held: { owner: 'accountId', country: 'country' },
  listed: [
    'at',
    'executiveName',
    'country',
    'effectiveOn',
    'typeId',
    'reference',
    'reason',
    'amount',
    'balance',
    'currency',
    'actorName',
    'id',
  ],
  exported: ['accounts:export'],
});
export type ShownMovement = ShownBy<typeof movements>;

/** The origin of a movement: people give a reference and a reason, charges and reversals have their lead. */
const originOf = ({ type, data }: MovementEvent) => {
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

/** The day of a movement: the one that was given, else that of the event in the account's country. */
const effectiveOn = ({ type, data, metadata }: Recorded<MovementEvent>, country: CountryCode): string => {
  const given = type === 'FundsDeposited' || type === 'FundsWithdrawn' ? data.effectiveOn : undefined;
  return given ?? dayInZone(new Date(metadata.occurredAt), countryOf(country).timeZone);
};

/** @param account as it is after the movement */
export const movementValues = (
  account: OpenAccount,
  event: Recorded<MovementEvent>,
): ValuesOf<typeof movementTable> => {
  const { executiveId, country, currency, balance } = account;
  const origin = originOf(event);
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
