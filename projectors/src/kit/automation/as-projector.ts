/** An automation follows the log as a projector does: in order, one leader, its tables and checkpoint changed together. */
import { type Projector } from '../projector/index.ts';
import { type Automation } from './automation.ts';
import { scheduleTable } from './schedules.ts';
import { storeResolutions, taskTable } from './task-table.ts';

export const asProjector = ({
  name,
  version,
  tables = '',
  views = {},
  handles,
  react,
}: Omit<Automation, 'handlers' | 'schedules'>): Projector => ({
  name,
  version,
  tables: taskTable + scheduleTable + tables,
  views,
  handles,
  // No request waits for its tables: an automation acts by commands, which take longer.
  awaited: [],
  async apply(events, sql) {
    await storeResolutions(name, await react(events, sql), sql);
    return [];
  },
});
