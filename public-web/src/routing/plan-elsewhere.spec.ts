import { type CountryCode } from '@cotejo/core/kit/country';
import { expect, test } from 'vitest';
import { type CallsElsewhere, type Platform } from '../api/platform.ts';
import { exampleBeside, exampleLine, exampleProduct } from '../testing/example-products.ts';
import { findPageElsewhere, plansElsewhereOr } from './plan-elsewhere.ts';

const sites = (['PE', 'CL', 'CO', 'INT'] as const).map((country) => ({
  country,
  origin: `https://${country}.test`,
}));
const plan = exampleBeside();

/** Peru offers a plan and a line for companies, Chile an insurer. */
const world = (country: CountryCode) => {
  const asked: string[] = [];
  const inCountry = (other: CountryCode): CallsElsewhere => ({
    lines: async () => ({
      kind: 'found',
      value: other === 'PE' ? [{ ...exampleLine, compareUrl: '/Comparar/EPS/Empresa' }] : [],
    }),
    organization: async (segment) =>
      other === 'CL' && segment.toLowerCase() === 'isapre-maipo'
        ? {
            kind: 'found',
            value: {
              id: 1,
              displayName: 'Isapre Maipo',
              type: 'ISAPRE',
              description: undefined,
              url: 'Isapre-Maipo',
            },
          }
        : { kind: 'missing' },
    sideBySide: async (codes) => {
      asked.push(`${other}: ${codes.join()}`);
      const plans = [plan].filter(({ productCode }) => other === 'PE' && codes.includes(productCode));
      return { kind: 'found', value: { plans, gone: [], day: '2026-03-02' } };
    },
  });
  return { country, sites, platform: { inCountry } as Platform, asked };
};

test.each<[CountryCode, string, string | undefined]>([
  ['CL', '/Comparar/EPS/Empresa', 'https://PE.test/Comparar/EPS/Empresa'],
  ['CL', '/comparar/eps/empresa/', 'https://PE.test/Comparar/EPS/Empresa'],
  ['PE', '/Isapre', 'https://CL.test/Isapre'],
  ['PE', '/isapre/', 'https://CL.test/Isapre'],
  ['PE', '/isapre/isapre-maipo', 'https://CL.test/Isapre/Isapre-Maipo'],
  ['PE', '/Isapre/Nadie', undefined],
  ['CL', `${exampleProduct.url}/`, `https://PE.test${exampleProduct.url}`],
  ['CL', '/Comparar/Nada', undefined],
  ['CL', '/', undefined],
])('an address that %s lacks is looked for on the other sites: %s', async (country, pathname, href) =>
  expect((await findPageElsewhere(world(country), pathname))?.href).toBe(href),
);

test('codes are looked for by one call to each other country', async () => {
  const context = world('CL');
  const codes = ['uno', plan.productCode, 'dos'];
  expect(await plansElsewhereOr(context, codes)).toEqual([
    'uno',
    expect.objectContaining({ href: `https://PE.test${plan.url}` }),
    'dos',
  ]);
  expect(context.asked).toEqual(['PE', 'CO', 'INT'].map((country) => `${country}: ${codes.join()}`));
});
