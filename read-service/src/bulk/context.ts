/** Bulk runs on the read side: everybody's own. */
import { bulkNotifications } from '@cotejo/core/bulk';
import { type Pool } from 'pg';
import { visibleByOwner } from '../audit/index.ts';
import { type ReadContext } from '../kit/context.ts';
import { fixedWords } from '../kit/notification-words.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { bulkRoutes } from './routes.ts';
import { bulkTopic } from './scope.ts';

export const bulkContext = (parts: { readonly pool: Pool; readonly positions: Positions }): ReadContext => ({
  name: 'bulk',
  routes: [bulkRoutes(parts)],
  topics: [bulkTopic],
  visible: [visibleByOwner('bulk')],
  notifications: [fixedWords(bulkNotifications)],
});
