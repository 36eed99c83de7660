/** Leads on the read side. */
import { type RecordAccess } from '@cotejo/core/audit/server';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { leadList, leadNotifications, leadRecordSchema } from '@cotejo/core/lead-records';
import { type Pool } from 'pg';
import { type ReadContext } from '../kit/context.ts';
import { type CountryHosts } from '../kit/http/country-hosts.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { boardRoutes } from './board-routes.ts';
import { leadSource } from './export/lead-source.ts';
import { leadFiles } from './lead-files.ts';
import { leadTopic } from './lead-topic.ts';
import { leadNotificationWords } from './notification-words.ts';
import { leadRoutes } from './routes.ts';
import { statisticsRoutes } from './statistics-routes.ts';
import { visibleLeads } from './visible-ids.ts';

export const leadsContext = (parts: {
  readonly pool: Pool;
  readonly positions: Positions;
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly logAccess: RecordAccess;
  readonly countryHosts: CountryHosts;
}): ReadContext => ({
  name: 'leads',
  routes: [leadRoutes(parts), boardRoutes(parts), statisticsRoutes(parts)],
  schemas: { Lead: leadRecordSchema },
  parameterWords: { statusId: 'La columna del tablero: el número del estado.' },
  topics: [leadTopic(parts.pool)],
  exportSources: [leadSource],
  fileSources: [leadFiles(parts)],
  visible: [visibleLeads],
  lists: [leadList],
  notifications: [leadNotificationWords(parts.pool, leadNotifications)],
});
