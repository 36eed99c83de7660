import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  coverageOrganizationDetails,
  numberOfCoverageOrganization,
  numberOfOrganization,
} from '../organizations/index.ts';
import { type ImportSourceName } from './import-sources.ts';
import { numberOfCatalogueTerm, numberOfInsuranceType } from '../insurance-types/index.ts';
import { productContent } from '../product-content/index.ts';
import { priceRule } from '../pricing/index.ts';
import { readImport } from './sources.ts';
import { offeredBy, plan, readPlans } from './testing/plans.ts';
import { csv, json } from './testing/rows.ts';

test('what a file brings has the number that it would have if somebody registered it by hand', async () => {
  const files = [
    await readPlans(plan),
    await readImport('clinicas', 'CL', json([{ id: 'cl-tres', name: 'Clínica Tres' }])),
    await readImport('renipress', 'PE', json([{ cod_ipress: '7734', nombre: 'CLINICA X', departamento: 'LIMA', distrito: 'LIMA' }])),
  ];
  const numbers = files.flatMap(({ needs, brings }) => [
    ...needs.map((one) => {
      switch (one.is) {
        case 'organization': return [one.id, numberOfOrganization(one.details)];
        case 'insuranceType': return [one.id, numberOfInsuranceType(one.details)];
        case 'clinic': return [one.id, numberOfCoverageOrganization(one.details)];
        case 'term': return [one.id, numberOfCatalogueTerm(one.details)];
      }
    }),
    ...brings.flatMap((one) =>
      one.is === 'clinic'
        ? [[one.id, numberOfCoverageOrganization({ displayName: one.calledElse, aliases: [], places: [], ...one.given })]]
        : [],
    ),
  ]);
  expect(numbers).toHaveLength(8);
  for (const [imported, byHand] of numbers) expect(byHand).toBe(imported);
}); // oxfmt-ignore

test('what a row says is its own word, also where every object knows it', async () => {
  const [{ brings, needs }, clinics] = [
    await readPlans({ ...plan, zones: ['constructor'], hosp: { constructor: 80 }, amb: {} }),
    await readImport('clinicas', 'CL', json([{ id: 'cl-tres', address: 'Los Aromos 1, Constructor', district: 'constructor' }])),
  ];
  expect(offeredBy(brings[0])?.content.descriptions[0]?.content).toBe('Se ofrece en: constructor.');
  expect(needs.at(-1)?.details.displayName).toBe('Constructor');
  expect(offeredBy(brings[0])?.content.coverageOrganizations).toMatchObject([
    { coverages: [{ name: 'Hospitalaria', amounts: { percentage: { minAmount: 8_000, maxAmount: 8_000 } } }] },
  ]);
  expect(clinics.brings).toMatchObject([{ given: { places: [{ district: 'constructor' }] } }]);
}); // oxfmt-ignore

test('what a row has wrong is told in Spanish, whatever it is', async () => {
  const wrong = [1, 'x', true, [], {}, { kind: 'x' }, { kind: 'flat', amount: 'x' }, '[', '7'];
  const { unread } = await readImport('productos', 'PE', json(wrong.map((price) => ({ code: 'A', content: price, price }))));
  expect(unread).toHaveLength(wrong.length);
  for (const message of unread.flatMap(({ errors }) => Object.values(errors)))
    expect(message).not.toMatch(/invalid|expected|received|unrecognized/i);
}); // oxfmt-ignore

test('an object within a cell is read up to the length that a product can need', async () => {
  const content = `{"a":[${'[],'.repeat(200_000)}[]]}`;
  const { unread } = await readImport('productos', 'PE', json([{ code: 'A', content, price: '{}' }]));
  expect(unread).toMatchObject([{ errors: { content: 'Son 500000 caracteres como máximo.' } }]);
});

test('a source of another country is refused', () =>
  expect(readImport('isapre', 'PE', json([plan]))).rejects.toThrow('Revisa los datos marcados.'));

const shared = (name: string) => new URL(`../../../../shared/data/${name}`, import.meta.url);
const files = [
  'cl-isapre-plans.json',
  'cl-clinics.json',
  'cl-clinic-locations.json',
  'pe-clinicas-privadas-renipress-2022.csv',
] as const;
const areHere = files.every((name) => existsSync(shared(name)));
const skipped = 'the published catalogues: SKIPPED, they are not beside this checkout (../shared/data)';

describe.skipIf(!areHere)(areHere ? 'the published catalogues' : skipped, () => {
  const fileOf = (text: string) => (text.startsWith('cod_') ? csv(text) : json(JSON.parse(text)));
  const read = (source: ImportSourceName, country: 'CL' | 'PE', name: (typeof files)[number]) =>
    readImport(source, country, fileOf(readFileSync(shared(name), 'utf8')));

  test('of the isapres are 1,404 plans that the catalogue takes, and not one is left out', async () => {
    const { brings, needs, unread } = await read('isapre', 'CL', 'cl-isapre-plans.json');
    expect([brings.length, unread]).toEqual([1_404, []]);
    for (const one of brings) {
      if (one.is !== 'product') throw new Error('not a plan');
      expect(productContent.safeParse(one.offered.content).error, one.code).toBeUndefined();
      expect(priceRule.safeParse(one.offered.price).error, one.code).toBeUndefined();
    }
    expect(needs.filter(({ is }) => is === 'clinic')).toHaveLength(108);
  });

  test('of clinics all have what the catalogue asks', async () => {
    const all = [
      ...(await read('renipress', 'PE', 'pe-clinicas-privadas-renipress-2022.csv')).brings,
      ...(await read('clinicas', 'CL', 'cl-clinics.json')).brings,
      ...(await read('clinicas', 'CL', 'cl-clinic-locations.json')).brings,
    ];
    expect(all).toHaveLength(449 + 61 + 157);
    const chilean = (await read('clinicas', 'CL', 'cl-clinic-locations.json')).brings;
    const regions = chilean.map((one) => (one.is === 'clinic' ? one.given.places?.[0]?.region : undefined));
    expect(regions.filter((region) => !region)).toEqual([]);
    expect(regions.filter((region) => region === 'Metropolitana de Santiago')).toHaveLength(68);
    for (const one of all) {
      if (one.is !== 'clinic') throw new Error('not a clinic');
      const details = { displayName: one.calledElse, aliases: [], places: [], ...one.given };
      expect(coverageOrganizationDetails.safeParse(details).error, one.calledElse).toBeUndefined();
    }
  });
});
if (!areHere) process.stderr.write(`\n${skipped}\n`);
