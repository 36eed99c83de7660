/** Accounts, lines of the bank and charges in the audit. */
import { accounts } from '@cotejo/core/accounts';
import { type BankLineEvent, bankLines } from '@cotejo/core/bank-lines';
import { leadChargeEvents } from '@cotejo/core/charges';
import { idOfStream } from '@cotejo/core/kit/event-sourcing';
import { auditOf, type AuditSource, auditSource } from '../kit/audit-source.ts';

export const accountAuditSources: readonly AuditSource[] = [
  { ...auditOf(accounts), ownerOf: ({ stream }) => idOfStream(stream) },
  {
    ...auditOf(bankLines),
    ownerOf(event) {
      const { type, data } = event as BankLineEvent;
      return type === 'BankLineAssigned' ? data.executiveId : undefined;
    },
  },
  auditSource({
    category: 'charge',
    events: leadChargeEvents,
    resource: 'charges',
    aggregate: 'leads',
    kinds: { ChargeCalculated: 'money', ChargeDelayed: 'money', ChargeCancelled: 'money' },
    tells: {
      ChargeCalculated: ['executiveId', 'currency', 'amount'],
      ChargeDelayed: ['executiveId', 'reason'],
      ChargeCancelled: ['cause'],
    },
  }),
];
