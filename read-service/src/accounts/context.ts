/** Accounts on the read side: what executives pay in, and what is left of it. */
import { accountRule } from '@cotejo/core/accounts';
import { type ReadContext } from '../kit/context.ts';
import { visibleAccountIds } from './accounts.ts';
import { movementSource } from './movement-source.ts';
import { type AccountParts, accountRoutes } from './routes.ts';

export const accountsContext = (parts: AccountParts): ReadContext => ({
  routes: [accountRoutes(parts)],
  topics: [{ resource: 'accounts', rule: accountRule }],
  exportSources: [movementSource],
  visible: [{ aggregate: 'accounts', visibleIds: (...asked) => visibleAccountIds(parts.pool, ...asked) }],
});
