/** Money of a line of the bank is deposited on the account of the executive to whom it was assigned, once. */
import { account, depositFromBank, longestReference } from '@cotejo/core/accounts';
import { bankLine, type BankLineEvent, bankLineEvents, operationNumber } from '@cotejo/core/bank-lines';
import { idOfStream, type Recorded, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { beginningOf } from '@cotejo/core/kit/text';
import { movementType } from '@cotejo/core/reference/movement-types';
import { z } from 'zod';
import { type Automation } from '../kit/automation/index.ts';

const assigned = z.object({ lineId: z.uuid() });

export const whenBankLineAssignedThenDeposit: Automation = {
  name: 'when-bank-line-assigned-then-deposit',
  version: 1,
  handles: { bankLine: bankLineEvents },
  react: async (events) =>
    (events as readonly Recorded<BankLineEvent>[]).flatMap((event) => {
      if (event.type !== 'BankLineAssigned') return [];
      const { executiveId: target, movementId: key } = event.data;
      const input = { lineId: idOfStream(event.stream) };
      return [{ kind: 'plan' as const, handler: 'deposit', target, key, because: event, input }];
    }),
  handlers: {
    async deposit({ input }, { load, send }) {
      const { state: line } = await load(bankLine, assigned.parse(input).lineId);
      if (line.status === 'unknown' || line.movementId === null) return;
      const { movementId, amount, day, reference, description, bankAccount } = line;
      await send(
        account,
        depositFromBank({
          movementId,
          typeId: movementType.bankDeposit,
          amount,
          effectiveOn: day,
          reference: beginningOf(operationNumber(reference) ? reference : bankAccount, longestReference),
          reason: unlessErased(description) || `Abono en ${bankAccount}`,
        }),
      );
    },
  },
};
