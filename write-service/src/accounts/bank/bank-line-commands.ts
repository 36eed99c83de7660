/** The commands on lines of the bank: whose the money is, or that it is nobody's. */
import { account, accountStream } from '@cotejo/core/accounts';
import { assignBankLine, bankLines, dismissBankLine, longestNote } from '@cotejo/core/bank-lines';
import { type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { text } from '@cotejo/core/kit/validation';
import { z } from 'zod';
import { type StaffDirectory } from '../../identity/index.ts';
import { command } from '../../kit/commands/definition.ts';
import { recordAggregate } from '../../kit/commands/record-aggregate.ts';
import { notAnObject } from '../../kit/http/validated.ts';

export type BankParts = { readonly load: LoadAggregate; readonly directory: StaffDirectory };

const { assign, dismiss } = bankLines.commands;

export const bankLineAggregate = ({ load, directory }: BankParts) =>
  recordAggregate(bankLines, {
    tag: 'Cuentas',
    commands: [
      command({
        name: 'assign',
        permission: assign.permission,
        summary: 'Dice de qué ejecutivo es un abono del banco, y lo deposita en su cuenta',
        body: z.strictObject({ executiveId: z.uuid('Elige un ejecutivo.') }, notAnObject),
        decide: async ({ executiveId }, { id, by }) => {
          const { state } = await load(account, executiveId);
          const movementId = uuidV5(id, accountStream(executiveId));
          return assignBankLine({ by, account: state.status === 'open' ? state : undefined, movementId });
        },
      }),
      command({
        name: 'dismiss',
        permission: dismiss.permission,
        summary: 'Descarta un abono del banco que no es de ningún ejecutivo',
        body: z.strictObject(
          { note: text(longestNote).describe('por qué; queda en el historial') },
          notAnObject,
        ),
        decide: ({ note }, { by }) => dismissBankLine({ by, note }),
      }),
    ],
    names: directory.names,
    // Read by the list alone: it takes the names of all executives.
    complete: async (row) => ({ ...row, proposal: null }),
  });
