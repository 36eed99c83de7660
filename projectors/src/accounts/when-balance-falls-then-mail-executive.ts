/** An executive whose balance fell below the floor is told by mail: `low_balance_mail` of the spec, once at each fall. */
import { account, type AccountEvent, accountEvents, accountNotifications } from '@cotejo/core/accounts';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { askMail, mail } from '@cotejo/core/mails';
import { z } from 'zod';
import { type Automation } from '../kit/automation/index.ts';

const fell = z.object({
  executiveId: z.uuid(),
  at: z.iso.datetime(),
  balance: z.number(),
  floor: z.number(),
});
/** Milliseconds: news that are older are none, such as those of years that an automation reads at its first start. */
const oldest = 2 * 86_400_000;

export const whenBalanceFallsThenMailExecutive: Automation = {
  name: 'when-balance-falls-then-mail-executive',
  version: 1,
  handles: { account: accountEvents },
  react: async (events) =>
    (events as readonly Recorded<AccountEvent>[]).flatMap((because) => {
      if (because.type !== 'BalanceFellBelowFloor') return [];
      const { balance, floor } = because.data;
      const input = {
        executiveId: idOfStream(because.stream),
        at: because.metadata.occurredAt,
        balance,
        floor,
      };
      const target = uuidV5(because.id, 'low-balance');
      return [{ kind: 'plan' as const, handler: 'ask', target, because, input }];
    }),
  handlers: {
    async ask({ input }, { load, send, now }) {
      const { executiveId, at, balance, floor } = fell.parse(input);
      const { state } = await load(account, executiveId);
      if (state.status === 'unopened' || now.getTime() - Date.parse(at) > oldest) return;
      const { currency, country } = state;
      const { title: subject, text } = accountNotifications['low-balance']({
        currency,
        country,
        balance,
        floor,
      });
      const recipient = { kind: 'user', userId: executiveId } as const;
      await send(mail, askMail({ kind: 'lowBalance', recipient, subject, text }));
    },
  },
};
