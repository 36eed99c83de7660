/** The commands on lines of the bank: whose the money is, or that it is nobody's. */
import { account, accountStream } from '@cotejo/core/accounts';
import {
  allowedBankLineCommands,
  assignBankLine,
  type BankLine,
  bankLine,
  type BankLineEvent,
  type BankLineRecord,
  bankLineRecordSchema,
  bankLineValues,
  dismissBankLine,
  longestNote,
  seesBankLine,
} from '@cotejo/core/bank-lines';
import { type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { text } from '@cotejo/core/kit/validation';
import { z } from 'zod';
import { type StaffDirectory } from '../../identity/index.ts';
import { command, type CommandedAggregate } from '../../kit/commands/definition.ts';
import { notAnObject } from '../../kit/http/validated.ts';

export type BankParts = { readonly load: LoadAggregate; readonly directory: StaffDirectory };

export const bankLineAggregate = ({
  load,
  directory,
}: BankParts): CommandedAggregate<BankLine, BankLineEvent, BankLineRecord> => ({
  name: 'bank-lines',
  tag: 'Cuentas',
  decider: bankLine,
  commands: [
    command({
      name: 'assign',
      permission: 'accounts:deposit',
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
      permission: 'accounts:deposit',
      summary: 'Descarta un abono del banco que no es de ningún ejecutivo',
      body: z.strictObject(
        { note: text(longestNote).describe('por qué; queda en el historial') },
        notAnObject,
      ),
      decide: ({ note }, { by }) => dismissBankLine({ by, note }),
    }),
  ],
  maySee: (state, viewer) => state.status !== 'unknown' && seesBankLine(state, viewer),
  shown: bankLineRecordSchema,
  async show(id, state, at, viewer) {
    if (state.status === 'unknown') return rejectUnknown('No existe ese abono.');
    const { executiveId } = state;
    const nameOf = await directory.names(executiveId === null ? [] : [executiveId]);
    return {
      ...bankLineValues(id, state),
      ...at,
      executiveName: executiveId === null ? null : nameOf(executiveId),
      // Read by the list alone: it takes the names of all executives.
      proposal: null,
      allowedCommands: allowedBankLineCommands(state, viewer),
    };
  },
});
