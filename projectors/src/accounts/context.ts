/** Accounts: what executives pay in, and what is left of it. */
import { accountEvents } from '@cotejo/core/accounts';
import { type ProjectionContext } from '../kit/context.ts';
import { accountsProjector } from './accounts-projector.ts';

export const accountsContext = (): ProjectionContext => ({
  name: 'accounts',
  projectors: [accountsProjector],
  audit: [{ category: 'account', events: accountEvents, resource: 'accounts' }],
});
