import { type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type InsuranceLine, type Platform } from '../../api/index.ts';
import { filters } from '../../api/filters.ts';
import { noProfiles } from '../../profile/profiles.ts';
import {
  exampleCards,
  exampleLine,
  exampleProduct,
  noFilters,
  secondProduct,
} from '../../testing/example-products.ts';
import { onlyForOtherResults, type ResultsData, resultsLoader } from './results-loader.ts';

type Context = Parameters<typeof resultsLoader>[0];
const found = { cards: exampleCards.slice(0, 1), total: 1, filters: filters(noFilters), day: '2026-03-02' };

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
