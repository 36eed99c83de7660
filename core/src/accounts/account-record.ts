/** Accounts as they are stored, listed, exported and shown. */
import { z } from 'zod';
import { actorSchema } from '../kit/event-sourcing/index.ts';
import { column, table } from '../kit/table/index.ts';
import { countryColumn, inExportsAlone, record, type ShownBy } from '../records/index.ts';
import { accountRefusal, accountRule } from './account-access.ts';
import { accountCurrencies } from './account-events.ts';
import { accountWords } from './account-words.ts';
import { account } from './account.ts';

const sorted = { isSorted: true } as const;

const accountTable = table({
  name: 'account',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid().describe('el del ejecutivo')),
    country: countryColumn(),
    currency: column('text', z.enum(accountCurrencies), { label: 'Moneda', ...inExportsAlone }),
    balance: column('bigint', z.int().describe('en unidades menores de la moneda'), {
      label: 'Saldo',
      as: 'money',
      ...sorted,
    }),
    isLow: column('boolean', z.boolean().describe('el saldo está bajo el mínimo'), {
      label: 'Bajo el mínimo',
      choices: [
        { id: 'true', name: 'Bajo el mínimo' },
        { id: 'false', name: 'Sobre el mínimo' },
      ],
      isFiltered: true,
      ...inExportsAlone,
    }),
    openedAt: column('timestamptz', z.iso.datetime(), { label: 'Abierta', ...sorted, ...inExportsAlone }),
    openedBy: column('jsonb', actorSchema),
    lastMovementAt: column('timestamptz', z.iso.datetime().nullable(), {
      label: 'Último movimiento',
      ...sorted,
    }),
  },
  indexes: [
    'country',
    'balance nulls first, id',
    'opened_at nulls first, id',
    'last_movement_at nulls first, id',
  ],
});

const name = z.string().nullable();

export const accounts = record({
  resource: 'accounts',
  ...accountWords,
  table: accountTable,
  joined: {
    executiveName: column('text', name, { label: 'Ejecutivo', nameOf: 'id' }),
    openedByName: column('text', name.describe('quién la abrió'), { nameOf: 'openedBy' }),
  },
  otherLabels: {
    executiveId: 'Ejecutivo',
    typeId: 'Tipo de movimiento',
    amount: 'Monto',
    effectiveOn: 'Fecha del movimiento',
    reference: 'Referencia',
    reason: 'Motivo',
  },
  decider: account,
  valuesOf(_, state) {
    if (state.status === 'unopened') return undefined;
    const { executiveId: id, country, currency, balance, isLow, openedAt, openedBy, lastMovementAt } = state;
    return { id, country, currency, balance, isLow, openedAt, openedBy, lastMovementAt };
  },
  rule: accountRule,
  held: { owner: 'id', country: 'country' },
  refused: (command, { id: executiveId, country }, viewer) =>
    accountRefusal(command, { executiveId, country }, viewer),
  listed: ['executiveName', 'country', 'balance', 'currency', 'isLow', 'openedAt', 'lastMovementAt'],
  exported: ['accounts:export'],
  events: {
    AccountOpened: { kind: 'money', details: ['currency'] },
    FundsDeposited: { kind: 'money', details: ['typeId', 'amount', 'effectiveOn'] },
    FundsWithdrawn: { kind: 'money', details: ['typeId', 'amount', 'effectiveOn'] },
    LeadCharged: { kind: 'money', details: ['leadId', 'amount'] },
    ChargeReversed: { kind: 'money', details: ['leadId', 'amount', 'cause'] },
    BalanceFellBelowFloor: { kind: 'money', details: ['balance', 'floor'] },
    BalanceReachedFloor: { kind: 'money', details: ['balance', 'floor'] },
  },
});
export type AccountRecord = ShownBy<typeof accounts>;
