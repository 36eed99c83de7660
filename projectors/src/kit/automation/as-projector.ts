/** An automation follows the log as a projector does: in order, one leader, its tables and checkpoint changed together. */
import { type Projector } from '../projector/index.ts';
import { type Automation } from './automation.ts';
import { keep, taskTable } from './task-table.ts';

export const asProjector = ({
  name,
  version,
  tables = '',
  views = {},
  handles,
  react,
}: Omit<Automation, 'deeds'>): Projector => ({
  name,
  version,
  tables: taskTable + tables,
  views,
  handles,
  // It acts by commands of its own, which take longer.
  awaited: [],
  async apply(events, sql) {
    await keep(name, await react(events, sql), sql);
    return [];
  },
});
