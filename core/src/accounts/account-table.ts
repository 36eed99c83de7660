/** Accounts and their movements as they are stored and shown: columns, rows, and how they follow from events. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { actorSchema, type Recorded, unlessErased } from '../kit/event-sourcing/index.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';
import { movementCommands } from './account-access.ts';
import { accountCurrencies, type MovementEvent, type OpenAccount, signedAmount } from './account.ts';

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
    openedAt: instant,
    openedBy: column('jsonb', actorSchema),
    lastMovementAt: column('timestamptz', z.iso.datetime().nullable()),
  },
  indexes: ['country'],
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
    reference: column('text', z.string()),
    reason: column('text', z.string().nullable().describe('null cuando ya no se puede leer'), {
      isPersonal: true,
    }),
    at: instant,
    actor: column('jsonb', actorSchema),
  },
  indexes: ['account_id, position', 'at nulls first, position'],
});
export type MovementRow = RowOf<typeof movementTable>;

export const accountRecordSchema = accountTable.row.extend({
  executiveName: z.string().nullable(),
  openedByName: z.string().nullable().describe('quién la abrió'),
  allowedCommands: allowedCommandsSchema(movementCommands),
});
export type AccountRecord = Readonly<z.infer<typeof accountRecordSchema>>;

export const accountValues = (id: string, account: OpenAccount): ValuesOf<typeof accountTable> => {
  const { country, currency, balance, openedAt, openedBy, lastMovementAt } = account;
  return { id, country, currency, balance, openedAt, openedBy, lastMovementAt };
};

/** @param account as it is after the movement */
export const movementValues = (
  account: OpenAccount,
  event: Recorded<MovementEvent>,
): ValuesOf<typeof movementTable> => {
  const { movementId, typeId, reference, reason } = event.data;
  const { executiveId, country, currency, balance } = account;
  return {
    id: movementId,
    accountId: executiveId,
    country,
    currency,
    typeId,
    amount: signedAmount(event),
    balance,
    reference,
    reason: unlessErased(reason) ?? null,
    at: event.metadata.occurredAt,
    actor: event.metadata.actor,
  };
};
