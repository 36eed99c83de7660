/** The audit on the read side: what was done, by whom, and who was shown whose data. */
import { statusChangeList } from '@cotejo/core/lead-records';
import { type Pool } from 'pg';
import { type ReadContext } from '../kit/context.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { statusChangeSource } from './export/status-change-source.ts';
import { auditRoutes } from './routes.ts';

export const auditContext = (parts: {
  readonly pool: Pool;
  readonly positions: Positions;
  readonly registered: () => readonly Pick<ReadContext, 'visible'>[];
}): ReadContext => ({
  name: 'audit',
  routes: [
    auditRoutes({ ...parts, visible: () => parts.registered().flatMap(({ visible = [] }) => visible) }),
  ],
  parameterWords: {
    by: 'Por qué se agrupan los tiempos.',
    correlationId: 'La cadena de eventos: el identificador que comparten.',
  },
  exportSources: [statusChangeSource],
  lists: [statusChangeList],
});
