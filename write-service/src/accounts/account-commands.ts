/** The commands of staff on the accounts of executives. */
import {
  accounts,
  accountStream,
  deposit,
  largestMovement,
  longestReason,
  longestReference,
  openAccount,
  withdraw,
} from '@cotejo/core/accounts';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { countryCodes } from '@cotejo/core/kit/country';
import { day } from '@cotejo/core/kit/fields';
import { text } from '@cotejo/core/kit/validation';
import { z } from 'zod';
import { type StaffDirectory } from '../identity/index.ts';
import { command, type Sending } from '../kit/commands/definition.ts';
import { recordAggregate } from '../kit/commands/record-aggregate.ts';
import { notAnObject } from '../kit/http/validated.ts';

const opening = z.strictObject({ country: z.enum(countryCodes, 'Elige un país.') }, notAnObject);
const whole = 'Escribe un monto entero, en unidades menores de la moneda.';
const movement = z.strictObject(
  {
    typeId: z.int('Elige un tipo de movimiento.'),
    amount: z
      .int(whole)
      .positive('El monto debe ser mayor que cero.')
      .max(largestMovement, 'El monto es demasiado alto para un solo movimiento.')
      .describe('en unidades menores de la moneda de la cuenta: 11890 son S/ 118.90, y 19862 son $ 19.862'),
    effectiveOn: day.optional().describe('cuándo se movió el dinero, en el país de la cuenta; hoy si falta'),
    reference: text(longestReference).describe('de la transferencia, el comprobante o el pedido'),
    reason: text(longestReason).describe('por qué; queda en el historial'),
  },
  notAnObject,
);

/** A command id may come again on another account, and is another movement there. */
const recording = (input: z.output<typeof movement>, { id, by, commandId }: Sending) => ({
  ...input,
  by,
  movementId: uuidV5(commandId, accountStream(id)),
});

export type AccountParts = { readonly directory: StaffDirectory };

const { creation, commands } = accounts;

export const accountAggregate = ({ directory }: AccountParts) =>
  recordAggregate(accounts, {
    tag: 'Cuentas',
    commands: [
      command({
        name: 'open',
        permission: creation.permission,
        summary: 'Abre la cuenta de un ejecutivo, en la moneda de uno de sus países',
        body: opening,
        country: ({ country }) => country,
        decide: async ({ country }, { id, by }) =>
          openAccount({ by, country, executive: await directory.find(id) }),
      }),
      command({
        name: 'deposit',
        permission: commands.deposit.permission,
        summary: 'Registra un depósito o un bono en la cuenta de un ejecutivo',
        body: movement,
        codes: { amount: 'INVALID_AMOUNT' },
        decide: (input, sending) => deposit(recording(input, sending)),
      }),
      command({
        name: 'withdraw',
        permission: commands.withdraw.permission,
        summary: 'Registra un retiro o un cobro en la cuenta de un ejecutivo; nunca más de lo que hay',
        body: movement,
        codes: { amount: 'INVALID_AMOUNT' },
        decide: (input, sending) => withdraw(recording(input, sending)),
      }),
    ],
    names: directory.names,
  });
