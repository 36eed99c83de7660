import { type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type InsuranceLine } from '../../api/content.ts';
import { type CompareResult } from '../../api/plans.ts';
import { type Platform } from '../../api/platform.ts';
import { type Search } from '../../domain/search-address.ts';
import { noProfiles } from '../../profile/profiles.ts';
import {
  exampleCards,
  exampleLine,
  exampleProduct,
  exampleFilters,
  secondProduct,
} from '../../testing/example-products.ts';
import { keepShown, onlyForOtherResults, type ResultsData, resultsLoader } from './results-loader.ts';

type Context = Parameters<typeof resultsLoader>[0];
const found = {
  cards: exampleCards.slice(0, 1),
  total: 1,
  filters: exampleFilters(),
  day: '2026-03-02',
};

/** @param platform what it answers beside an example's line; @param path of the page and its query */
const answered = async (platform: Partial<Platform>, path: string): Promise<unknown> => {
  const context = {
    platform: {
      lines: async () => ({ kind: 'found', value: [exampleLine] }),
      lineQuestions: async () => ({ kind: 'missing' }),
      compare: async () => ({ kind: 'found', value: found }),
      ...platform,
    },
    profiles: { ...noProfiles, read: () => ({ x: 1 }) },
  } as unknown as Context;
  const request = new Request(`https://pe.test${path}`);
  return resultsLoader(context)({ request, params: {} } as never, {});
};
const loaded = async (platform: Partial<Platform>, query = ''): Promise<ResultsData> =>
  (await answered(platform, exampleLine.compareUrl + query)) as ResultsData;

test('what is compared begins with EPS where there are some, and with the first line elsewhere', async () => {
  const health = {
    ...exampleLine,
    productType: 'SALUD_INDIVIDUAL',
    compareUrl: '/Comparar/Seguros-de-Salud',
  };
  const leadsTo = async (...lines: readonly InsuranceLine[]): Promise<string | null> => {
    const given = await answered({ lines: async () => ({ kind: 'found', value: lines }) }, '/Comparar');
    return given instanceof Response ? given.headers.get('location') : null;
  };
  expect(await leadsTo(health, exampleLine)).toBe(exampleLine.compareUrl);
  expect(await leadsTo(health)).toBe(health.compareUrl);
});

test('a kept profile that the platform refuses leaves the starting prices, and is told of', async () => {
  const compare: Platform['compare'] = async (_, __, ___, profile) =>
    profile
      ? { kind: 'refused', fields: ['profile.colectivo.cantidadempleados'] }
      : { kind: 'found', value: found };
  const { isRefused, profile, results } = await loaded({ compare });
  expect([isRefused, profile, results?.total]).toEqual([true, undefined, 1]);
  expect(await loaded({})).toMatchObject({ isRefused: false, profile: { x: 1 } });
});

test('plans that were picked on another page have their names, and only they are asked for', async () => {
  const asked: string[] = [];
  const cachedProduct: Platform['cachedProduct'] = async (code) => {
    asked.push(code);
    return code === secondProduct.productCode ? { kind: 'found', value: secondProduct } : { kind: 'missing' };
  };
  const codes = [exampleProduct.productCode, secondProduct.productCode, 'plan-viejo'];
  const { names } = await loaded({ cachedProduct }, `?comparar=${codes.join(',')}`);
  expect(names).toEqual([{ code: secondProduct.productCode, name: secondProduct.displayName }]);
  expect(asked).toEqual(codes.slice(1));
});

test('a profile that goes from the address leaves its own prices to be asked for, and a view does not', () => {
  const isAskedAgain = (from: string, to: string): boolean =>
    onlyForOtherResults({
      currentUrl: new URL(from, 'https://pe.test/Comparar/EPS'),
      nextUrl: new URL(to, 'https://pe.test/Comparar/EPS'),
      defaultShouldRevalidate: true,
    } as ShouldRevalidateFunctionArgs);
  expect(isAskedAgain('?perfil=x', '?')).toBe(true);
  expect(isAskedAgain('?#perfil=x', '?')).toBe(true);
  expect(isAskedAgain('?', '?vista=lista')).toBe(false);
});

type Failure = { readonly data: ResultsData; readonly init: { readonly status: number } };
const failed = async (answer: CompareResult): Promise<Failure> =>
  (await answered({ compare: async () => answer }, exampleLine.compareUrl)) as Failure;

test('results that do not come are a 503, and a 429 where too many were asked for; the page stays', async () => {
  expect(await failed({ kind: 'unavailable' })).toMatchObject({
    init: { status: 503 },
    data: { line: exampleLine, results: undefined, retryAfter: undefined },
  });
  expect(await failed({ kind: 'tooMany', retryAfter: 9_000 })).toMatchObject({
    init: { status: 429 },
    data: { line: exampleLine, results: undefined, retryAfter: 9_000 },
  });
});

test('while no results come, the filters of the page that is open stay', async () => {
  const unavailable = { kind: 'unavailable' } as const;
  expect((await failed(unavailable)).data.keptFilters).toBeUndefined();
  keepShown({ line: exampleLine, filters: found.filters });
  expect((await failed(unavailable)).data.keptFilters).toBe(found.filters);
  keepShown({ line: { ...exampleLine, compareUrl: '/Comparar/Otra' }, filters: found.filters });
  expect((await failed(unavailable)).data.keptFilters).toBeUndefined();
});

test('a filter that the platform refuses is forgotten, be it of values or of amounts, and the others hold', async () => {
  const asked: Search[] = [];
  const refusing =
    (...fields: readonly string[]): Platform['compare'] =>
    async (_, search) => {
      asked.push(search);
      return asked.length % 2 === 1 ? { kind: 'refused', fields } : { kind: 'found', value: found };
    };
  const query = '?companias=7&clinicas=9&hasta=100';
  const forgottenOf = async (...fields: readonly string[]) =>
    (await loaded({ compare: refusing(...fields) }, query)).forgotten;
  expect(await forgottenOf('toPrice')).toEqual(['toPrice']);
  expect(asked.at(-1)).toMatchObject({
    chosen: { organizations: ['7'], coverageOrganizations: ['9'] },
    bounds: {},
  });
  expect(await forgottenOf('coverageOrganizations')).toEqual(['coverageOrganizations']);
  expect(asked.at(-1)).toMatchObject({ chosen: { organizations: ['7'] }, bounds: { toPrice: 100 } });
  // A refusal of something else blames only what was asked for.
  expect(await forgottenOf('otherField')).toEqual(['organizations', 'coverageOrganizations', 'toPrice']);
});

test('a page beyond what is shown leads to the last one, and drops no filter', async () => {
  const given = await answered({}, `${exampleLine.compareUrl}?companias=7&pagina=900`);
  expect(given instanceof Response && given.headers.get('location')).toBe(
    `${exampleLine.compareUrl}?companias=7&pagina=500`,
  );
});
