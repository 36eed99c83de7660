import { expect, test } from 'vitest';
import { type Platform } from '../../api/index.ts';
import { noProfiles } from '../../profile/profiles.ts';
import { exampleCards, exampleLine, noFilters } from '../../testing/example-products.ts';
import { type ResultsData, resultsLoader } from './results-loader.ts';

type World = Parameters<typeof resultsLoader>[0];

/** @param fields what the platform refuses of a profile */
const loaded = async (fields: readonly string[]): Promise<ResultsData> => {
  const platform: Partial<Platform> = {
    lines: async () => ({ kind: 'found', value: [exampleLine] }),
    lineQuestions: async () => ({ kind: 'missing' }),
    compare: async (_, __, ___, profile) =>
      profile && fields.length > 0
        ? { kind: 'refused', fields }
        : { kind: 'found', value: { cards: exampleCards, total: 2, filters: noFilters, day: '2026-03-02' } },
  };
  const world = { platform, profiles: { ...noProfiles, read: () => ({ x: 1 }) } } as unknown as World;
  const request = new Request(`https://pe.test${exampleLine.compareUrl}`);
  const loader = resultsLoader(world);
  return (await loader({ request, params: {} } as never)) as ResultsData;
};

test('a kept profile that the platform refuses leaves the starting prices, and is told of', async () => {
  const { isRefused, profile, results } = await loaded(['profile.colectivo.cantidadempleados']);
  expect([isRefused, profile, results?.total]).toEqual([true, undefined, 2]);
  expect(await loaded([])).toMatchObject({ isRefused: false, profile: { x: 1 } });
});
