/** Where notifications lead, by their kinds: each context says it of its own. */
import { type NotificationAddress } from '../kit/context.ts';
import { useContexts } from '../kit/useContexts.ts';

export const useAddresses = (): Readonly<Record<string, NotificationAddress>> =>
  Object.fromEntries(useContexts().flatMap(({ notifications = {} }) => Object.entries(notifications)));
