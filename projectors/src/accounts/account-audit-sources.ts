/** Accounts, lines of the bank and charges in the audit: what each event is listed as, what its row tells, and whose it is. */
import { accountEvents } from '@cotejo/core/accounts';
import { bankLineEvents } from '@cotejo/core/bank-lines';
import { leadChargeEvents } from '@cotejo/core/charges';
import { idOfStream } from '@cotejo/core/kit/event-sourcing';
import { type AuditSource, auditSource } from '../kit/audit-source.ts';

export const accountAuditSources: readonly AuditSource[] = [
  auditSource({
    category: 'account',
    events: accountEvents,
    resource: 'accounts',
    kinds: {
      AccountOpened: 'money',
      FundsDeposited: 'money',
      FundsWithdrawn: 'money',
      LeadCharged: 'money',
      ChargeReversed: 'money',
      BalanceFellBelowFloor: 'money',
      BalanceReachedFloor: 'money',
    },
    tells: {
      AccountOpened: ['currency'],
      FundsDeposited: ['typeId', 'amount', 'effectiveOn'],
      FundsWithdrawn: ['typeId', 'amount', 'effectiveOn'],
      LeadCharged: ['leadId', 'amount'],
      ChargeReversed: ['leadId', 'amount', 'cause'],
      BalanceFellBelowFloor: ['balance', 'floor'],
      BalanceReachedFloor: ['balance', 'floor'],
    },
    ownerOf: ({ stream }) => idOfStream(stream),
  }),
  auditSource({
    category: 'bankLine',
    events: bankLineEvents,
    resource: 'bank-lines',
    kinds: {
      BankLineImported: 'import',
      BankLineNumbered: 'import',
      BankLineAssigned: 'money',
      BankLineDismissed: 'money',
    },
    tells: { BankLineImported: ['day', 'amount', 'currency'], BankLineAssigned: ['executiveId'] },
    ownerOf: (event) => (event.type === 'BankLineAssigned' ? event.data.executiveId : undefined),
  }),
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
