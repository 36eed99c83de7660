/** Notifications about accounts: to the executive whose balance is low, and to staff where a closed lead can't be charged. */
import {
  type AccountEvent,
  accountEvents,
  type AccountNotificationKind,
  accountRefusal,
} from '@cotejo/core/accounts';
import { type DelayReason, type LeadChargeEvent, leadChargeEvents } from '@cotejo/core/charges';
import { leadPricesOf } from '@cotejo/core/dated-tables';
import { idOfStream } from '@cotejo/core/kit/event-sourcing';
import { dayInZone } from '@cotejo/core/kit/time';
import { countryOf } from '@cotejo/core/reference/countries';
import { type Notice, type NotificationSource } from '../kit/notification-source.ts';

type AccountNotice = Notice & { readonly kind: AccountNotificationKind };

export const accountNotificationSource: NotificationSource<AccountEvent> = {
  category: 'account',
  events: accountEvents,
  aggregate: 'accounts',
  told({ type, data, stream }): readonly AccountNotice[] {
    return type === 'BalanceFellBelowFloor'
      ? [{ userId: idOfStream(stream), kind: 'low-balance', data }]
      : [];
  },
};

const kinds: Readonly<Record<DelayReason, AccountNotificationKind>> = {
  noAccount: 'charge-without-account',
  noPrice: 'charge-without-price',
  noRate: 'charge-without-rate',
};

/** Whoever may deposit is told once a day of each account, price or rate that is missing, and not of each lead. */
export const chargeNotificationSource: NotificationSource<LeadChargeEvent> = {
  category: 'charge',
  events: leadChargeEvents,
  aggregate: 'leads',
  told(event): readonly AccountNotice[] {
    if (event.type !== 'ChargeDelayed') return [];
    const { executiveId, reason, line } = event.data;
    const { country, occurredAt } = event.metadata;
    const table = reason === 'noPrice' ? leadPricesOf(country) : 'exchange';
    const day = dayInZone(new Date(occurredAt), countryOf(country).timeZone);
    const missing = reason === 'noAccount' ? executiveId : `${table}/${reason === 'noPrice' ? line : ''}`;
    return [
      {
        to: (staff) => accountRefusal('deposit', { executiveId, country }, staff) === undefined,
        kind: kinds[reason],
        data: { country, executiveId, ...(line !== null && { line }) },
        about:
          reason === 'noAccount'
            ? { aggregate: 'accounts', id: executiveId }
            : { aggregate: 'dated-tables', id: table },
        once: `${missing}/${day}`,
      },
    ];
  },
};
