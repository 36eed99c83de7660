import { differences, type OfferedProduct } from '@cotejo/core/catalogue';
import { describe, expect, test } from 'vitest';
import { examplePlan, fixedPrice } from '../../../../core/src/catalogue/testing/plans.ts';
import { aroundDifferences } from '../../../../write-service/src/catalogue-import/around.ts';
import { differenceLine, formatDifferences } from '../../catalogue/index.ts';
import { inWords } from './differences.ts';
import { type RowLine } from '../run/line.ts';
import { nameKey } from '../run/results.ts';

const coverage = (id: number, name: string, minAmount: number) => ({
  id,
  name,
  amounts: { deductible: { minAmount, unit: 'PEN' as const } },
});
const before = examplePlan({
  code: 'uno',
  content: {
    coverages: [coverage(7, 'Consulta médica', 5_000), coverage(9, 'Parto', 1_000)],
    highlights: ['Uno', 'Dos'],
    faq: [{ question: '¿Cuándo?', answer: 'Hoy' }],
  },
});
const with_ = (content: Partial<OfferedProduct['content']>): OfferedProduct => ({
  ...before,
  content: { ...before.content, ...content },
});

/** As it comes over the line. */
const rowOf = (after: OfferedProduct): RowLine => {
  const told = [...differences(before, after)];
  return JSON.parse(
    JSON.stringify({
      type: 'row',
      row: 2,
      is: 'product',
      outcome: 'changed',
      differences: told,
      around: aroundDifferences(before, after)(told),
    }),
  ) as RowLine;
};
const toLine = ({ field, before: was = '—', after: is = '—' }: ReturnType<typeof inWords>[number]) =>
  `${field}: ${was} → ${is}`;

describe('what a row changes', () => {
  test.each([
    [
      'an amount within a coverage',
      with_({ coverages: [coverage(7, 'Consulta médica', 6_550), coverage(9, 'Parto', 1_000)] }),
    ],
    ['a coverage that is no more', with_({ coverages: [coverage(9, 'Parto', 1_000)] })],
    [
      'a coverage that is new',
      with_({ coverages: [...before.content.coverages, coverage(12, 'Dental', 900)] }),
    ],
    ['words', with_({ highlights: ['Uno', 'Tres'] })],
    ['an answer', with_({ faq: [{ question: '¿Cuándo?', answer: 'Mañana' }] })],
    ['the price', { ...before, price: fixedPrice(10_950) }],
    ['yes and no', with_({ selling: { ...before.content.selling, isPromoted: true } })],
  ])('is told in the words in which versions are compared: %s', (_, after) => {
    const told = inWords(rowOf(after), 'PE', new Map()).map(toLine);
    expect(told.length).toBeGreaterThan(0);
    const compared = formatDifferences(before, after, 'PE').map(differenceLine);
    expect(told).toEqual(compared.filter((line) => !line.includes('› Número:')));
  });

  test('names the coverage and the money', () => {
    const dearer = with_({ coverages: [coverage(7, 'Consulta médica', 6_550), coverage(9, 'Parto', 1_000)] });
    expect(inWords(rowOf(dearer), 'PE', new Map()).map(toLine)).toEqual([
      'Coberturas › Consulta médica › Montos › Deducible › Mínimo: S/ 50 → S/ 65.50',
    ]);
  });

  test('names the clinic by what the file’s rows call it, and its number only where nothing else is new', () => {
    const after = with_({
      coverageOrganizations: [
        { id: 44, coverages: [coverage(7, 'Consulta médica', 100)] },
        { id: 45, coverages: [] },
      ],
    });
    const told = inWords(rowOf(after), 'PE', new Map([[nameKey('clinic', '44'), 'Clínica Uno']])).map(toLine);
    expect(told).toContain(
      'Clínicas › Clínica Uno › Coberturas › Consulta médica › Montos › Deducible › Mínimo: — → S/ 1',
    );
    expect(told.filter((line) => line.includes('Número'))).toEqual(['Clínicas › n.º 45 › Número: — → 45']);
  });

  test('calls a tag and an insurer by their names', () => {
    const identity = { ...before.content.identity, organizationId: 81 };
    const coverages = before.content.coverages.map((one) => ({ ...one, tagId: 5 }));
    const names = new Map([
      [nameKey('organization', '81'), 'Nueva Masvida'],
      [nameKey('term', '5'), 'Hospitalaria'],
    ]);
    const told = inWords(rowOf(with_({ identity, coverages })), 'PE', names).map(toLine);
    expect(told[0]).toMatch(/^Identidad › Organización: \d+ → Nueva Masvida$/);
    expect(told).toContain('Coberturas › Parto › Etiqueta de cobertura: — → Hospitalaria');
  });

  test('of a clinic is told with its places, one a line', () => {
    const places = [
      { address: 'Calle 1', region: 'Lima' },
      { address: 'Calle 2', lat: -12.05 },
    ];
    const line = {
      type: 'row', row: 2, is: 'clinic', outcome: 'changed',
      differences: [
        { section: 'clinic', field: 'displayName', before: 'Uno', after: 'Dos' },
        { section: 'clinic', field: 'places', before: [], after: places },
      ],
    } as const; // oxfmt-ignore
    expect(inWords(line, 'PE', new Map())).toEqual([
      { field: 'Nombre visible', before: 'Uno', after: 'Dos' },
      { field: 'Sedes', after: 'Calle 1, Lima\nCalle 2, -12.05' },
    ]);
  });
});

test('a day of a dated table says its changes as the page of its table does', () => {
  const line: RowLine = {
    type: 'row',
    row: 2,
    is: 'tableDay',
    id: 'gesPremiums',
    outcome: 'changed',
    differences: [
      { section: 'rows', field: 'uf.colmena', before: '1.036', after: '1.1' },
      { section: 'rows', field: 'uf.consalud', before: undefined, after: '0.7' },
    ],
  };
  expect(inWords(line, 'CL', new Map())).toEqual([
    { field: 'Prima de cada isapre (UF) › colmena', before: '1,036', after: '1,1' },
    { field: 'Prima de cada isapre (UF) › consalud', after: '0,7' },
  ]);
  const bands = [{ section: 'rows', field: 'bands[2].policyholder', before: '0.9', after: '1' }];
  expect(inWords({ ...line, id: 'riskFactors', differences: bands }, 'CL', new Map())).toMatchObject([
    { field: expect.stringMatching(/^.+ › n\.º 2 › .+$/) as string, before: '0,9', after: '1' },
  ]);
});

test('a plan that visitors do not see is told to come back, beside what it says', () => {
  const row = rowOf(with_({ highlights: ['Uno', 'Tres'] }));
  const back = { section: 'status', field: 'status', before: 'withdrawn', after: 'published' };
  const [first, ...others] = inWords({ ...row, differences: [back, ...row.differences!] }, 'PE', new Map());
  expect(toLine(first!)).toBe('Estado: Retirado → Publicado');
  expect(others).toEqual(inWords(row, 'PE', new Map()));
});
