/**
 * Sets what laws and authorities published in tables that nobody has filled: a fresh installation has prices without a step
 * by hand, and a new version brings the values of a new year. A table with a day of somebody else's is that person's.
 */
import {
  type DatedTable,
  datedTable,
  type DatedTableEvent,
  datedTableKinds,
  daysOf,
  judgeDays,
  publishedRowsOf,
} from '@cotejo/core/dated-tables';
import { type Decision } from '@cotejo/core/kit/event-sourcing';
import { type Automation } from '../kit/automation/index.ts';

const published = datedTableKinds.filter(({ name }) => publishedRowsOf(name).length > 0);

/** The days that are missing, as they were published; nothing where somebody else has set a day. */
const setPublished =
  (kind: (typeof published)[number]): Decision<DatedTable, DatedTableEvent> =>
  (state, now) => {
    const rows = publishedRowsOf(kind.name);
    const stand = daysOf(state);
    const isOurs = stand.every((day) =>
      rows.some(({ from, source }) => from === day.from && source === day.source),
    );
    const missing = rows.filter(({ from }) => stand.every((day) => day.from !== from));
    return isOurs ? judgeDays(kind, state, missing, now).set : [];
  };

export const setPublishedValues: Automation = {
  name: 'set-published-values',
  version: 1,
  handles: {},
  react: async () => [],
  schedules: published.map(({ name, country }) => ({
    name,
    handler: name,
    target: name,
    country,
  })),
  handlers: Object.fromEntries(
    published.map((kind) => [kind.name, (_, { send }) => send(datedTable, setPublished(kind))]),
  ),
};
