/**
 * A line of the bank with a number is noted for the same day, amount and words without one, so that a file without numbers
 * brings the same money in only if it is asked for. A file that is loaded notes its own lines at once; lines that are
 * older than these notes are noted here.
 */
import {
  bankLine,
  type BankLineEvent,
  bankLineEvents,
  noteNumberedLine,
  operationNumber,
} from '@cotejo/core/bank-lines';
import { unnumberedIdOf } from '@cotejo/core/bank-lines/server';
import { idOfStream, type Recorded, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { z } from 'zod';
import { type Automation } from '../kit/automation/index.ts';

const numbered = z.object({ lineId: z.uuid() });

export const whenNumberedBankLineImportedThenNote: Automation = {
  name: 'when-numbered-bank-line-imported-then-note',
  version: 1,
  handles: { bankLine: bankLineEvents },
  react: async (events) =>
    (events as readonly Recorded<BankLineEvent>[]).flatMap((because) => {
      if (because.type !== 'BankLineImported' || !operationNumber(because.data.reference)) return [];
      const { bankAccount, day, amount } = because.data;
      const description = unlessErased(because.data.description);
      if (description === undefined) return [];
      const target = unnumberedIdOf(bankAccount, { day, amount, description });
      const input = { lineId: idOfStream(because.stream) };
      return [{ kind: 'plan' as const, handler: 'note', target, because, input }];
    }),
  handlers: {
    async note({ input }, { send }) {
      await send(bankLine, noteNumberedLine(numbered.parse(input).lineId));
    },
  },
};
