import { randomUUID } from 'node:crypto';
import {
  datedTable,
  datedTableKinds,
  daysOf,
  publishedRowsOf,
  setTableRows,
} from '@cotejo/core/dated-tables';
import { aggregateLoader, commandHandler } from '@cotejo/core/kit/command-handling';
import { eventCodec, subjectKeys } from '@cotejo/core/kit/personal-data';
import { describe, expect, test } from 'vitest';
import { type Task, type TaskContext } from '../kit/automation/index.ts';
import { setPublishedValues } from './set-published-values.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '@cotejo/core/kit/testing';

const published = datedTableKinds.filter(({ name }) => publishedRowsOf(name).length > 0);

const world = () => {
  const store = inMemoryEventStore();
  const codec = eventCodec(subjectKeys(inMemoryKeyStore(), Buffer.alloc(32, 1)));
  const [handle, load] = [commandHandler(store, codec), aggregateLoader(store, codec)];
  const now = new Date('2026-11-20T12:00:00Z');
  const as = { actor: { kind: 'system', automation: 'test' }, country: 'CL', now } as const;
  return {
    /** Does the tasks of one hour, as the engine would. */
    hour: async (): Promise<void> => {
      const { schedules = [], handlers } = setPublishedValues;
      for (const { handler, target } of schedules) {
        const send: TaskContext['send'] = async (decider, decide) =>
          void (await handle(decider, target, decide, { ...as, commandId: randomUUID() }));
        await handlers[handler]!({} as Task, { send, load, now });
      }
    },
    setByHand: (name: string, from: string, rows: object) =>
      handle(datedTable, name, setTableRows(name, { from, rows, source: 'a mano', confirmed: true }), {
        ...as,
        commandId: randomUUID(),
      }),
    days: async (name: string) => daysOf((await load(datedTable, name)).state),
    past: async (name: string) => (await load(datedTable, name)).past,
  };
};

describe('a fresh installation', () => {
  test('has every published value, each with its source, and nothing more an hour later', async () => {
    const { hour, days, past } = world();
    await hour();
    for (const { name } of published)
      expect(await days(name), name).toEqual(publishedRowsOf(name).toReversed());
    await hour();
    for (const { name } of published) expect(await past(name)).toHaveLength(publishedRowsOf(name).length);
  });

  test('has the constants of the Chilean estimate', async () => {
    const { hour, days } = world();
    await hour();
    expect(await days('chileanContribution')).toMatchObject([
      {
        rows: {
          healthPercent: '7',
          netOfTaxable: '0.8',
          capUf: '87.8',
          mostFactor: '1.05',
          leastFactor: '0.90477',
          withoutIncome: { least: 120_000, most: 150_000 },
        },
      },
    ]);
  });
});

test('a table in which somebody has set a day is left as it is', async () => {
  const { hour, days, setByHand } = world();
  await setByHand('epsCredit', '2020-01-01', { percent: '2.5' });
  await hour();
  expect(await days('epsCredit')).toMatchObject([{ from: '2020-01-01', source: 'a mano' }]);
});

test('a published day that somebody corrected stays corrected', async () => {
  const { hour, days, setByHand } = world();
  await hour();
  await setByHand('taxes.IGV', '2011-03-01', { percent: '19' });
  await hour();
  expect(await days('taxes.IGV')).toMatchObject([{ rows: { percent: '19' }, source: 'a mano' }]);
});

test('no published source is longer than a source may be, and none is called a demonstration', () => {
  for (const { name } of published)
    for (const { source } of publishedRowsOf(name)) {
      expect(source.length).toBeLessThanOrEqual(200);
      expect(source).not.toMatch(/demo/i);
    }
});
