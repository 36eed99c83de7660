/** The audit on the read side: what was done, by whom, and who was shown whose data. */
import { auditEntryList } from '@cotejo/core/audit';
import { type Pool } from 'pg';
import { type ReadContext } from '../kit/context.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { type VisibleRecords } from '../kit/visible-records.ts';
import { auditEntrySource } from './export/audit-entry-source.ts';
import { auditRoutes } from './routes.ts';

export const auditContext = (parts: {
  readonly pool: Pool;
  readonly positions: Positions;
  readonly registered: () => readonly Pick<ReadContext, 'visible'>[];
}): ReadContext => {
  const visible = (): readonly VisibleRecords[] =>
    parts.registered().flatMap(({ visible: rules = [] }) => rules);
  return {
    name: 'audit',
    routes: [auditRoutes({ ...parts, visible })],
    parameterWords: {
      by: 'Por qué se agrupan los tiempos.',
      correlationId: 'La cadena de eventos: el identificador que comparten.',
    },
    exportSources: [auditEntrySource(visible)],
    lists: [auditEntryList],
  };
};
