import { expect, test } from 'vitest';
import { type SidePlan } from './side-plan.ts';
import { differing, rowGroupsOf } from './side-rows.ts';

const format = ({ amount, code }: { readonly amount: number; readonly code: string }): string =>
  `${code} ${amount}`;
const who = (place: number): string => ['Mujer de 38 años', 'Hijo de 6 años'][place - 1] ?? '';
const plan = (code: string, more: Partial<SidePlan> = {}): SidePlan => ({
  code,
  name: code,
  price: { amount: 100, code: 'PEN' },
  period: '/mes',
  shares: [],
  coverages: { Hospital: '90 %' },
  features: ['Telemedicina'],
  ...more,
});
const rowsOf = (...plans: readonly SidePlan[]) => rowGroupsOf(plans, format, who).flatMap(({ rows }) => rows);
const rowNamed = (label: string, ...plans: readonly SidePlan[]) =>
  rowsOf(...plans).find((row) => row.label === label);

test('the best and the worst are told where all can be compared', () => {
  const [a, b, c] = [100, 150, 120].map((amount, nth) => plan(`P${nth}`, { price: { amount, code: 'PEN' } }));
  expect(rowNamed('Precio', a!, b!, c!)?.cells.map(({ mark }) => mark)).toEqual(['best', 'worst', undefined]);
  expect(rowNamed('Precio', a!, a!)?.cells.map(({ mark }) => mark)).toEqual([undefined, undefined]);
  const elsewhere = plan('D', { price: { amount: 1, code: 'USD' } });
  expect(rowNamed('Precio', a!, elsewhere)?.cells.map(({ mark }) => mark)).toEqual([undefined, undefined]);
});

test('nothing is called best where figures are of different periods, people or money', () => {
  const marksOf = (label: string, ...plans: readonly SidePlan[]) =>
    rowNamed(label, ...plans)?.cells.map(({ mark }) => mark);
  const none = [undefined, undefined];
  const dear = plan('B', { price: { amount: 900, code: 'PEN' }, period: '/año' });
  expect(marksOf('Precio', plan('A'), dear)).toEqual(none);
  expect(marksOf('Precio', plan('A'), { ...dear, period: '/mes p/p' })).toEqual(none);
  const capped = (code: string, amount: number) =>
    plan(code, { annualMaximum: { amount, code }, yearly: { low: 1, medium: 2, high: amount, code } });
  expect(marksOf('Tope anual', capped('UF', 5_000), capped('CLP', 90_000_000))).toEqual(none);
  expect(marksOf('Uso alto', capped('PEN', 9), capped('USD', 4))).toEqual(none);
});

test('nothing is called best that is told alike', () =>
  expect(
    rowNamed('Precio', plan('A'), plan('B', { price: { amount: 100.4, code: 'PEN' } }))?.cells.map(
      ({ mark }) => mark,
    ),
  ).toEqual([undefined, undefined]));

test('a minimum of workers is no disadvantage', () =>
  expect(
    rowNamed('Mínimo de trabajadores', plan('A', { minEmployees: 5 }), plan('B', { minEmployees: 10 }))
      ?.cells,
  ).toEqual([{ text: '5' }, { text: '10' }]));

test('no deductible is better than any, in whichever money and whatever the first plan costs', () => {
  const inUf = plan('A', { deductible: { amount: 60, code: 'UF' } });
  const { price: _, ...unpriced } = plan('B');
  const marksOf = (...plans: readonly SidePlan[]) =>
    rowNamed('Deducible', ...plans)?.cells.map(({ mark }) => mark);
  expect(marksOf(plan('B'), inUf)).toEqual(['best', 'worst']);
  expect(marksOf(inUf, unpriced)).toEqual(['worst', 'best']);
  expect(marksOf(plan('C', { deductible: { amount: 0, code: 'CLP' } }), inUf)).toEqual(['best', 'worst']);
  expect(marksOf(plan('C'), unpriced)).toEqual([undefined, undefined]);
});

test('no cap is better than any', () =>
  expect(
    rowNamed(
      'Tope anual',
      plan('A', { annualMaximum: 'none' }),
      plan('B', { annualMaximum: { amount: 9, code: 'PEN' } }),
    )?.cells,
  ).toEqual([
    { text: 'Sin tope', mark: 'best' },
    { text: 'PEN 9', mark: 'worst' },
  ]));

test('who pays what of the price is told where there is more than one', () => {
  const shares = [
    { profile: 1, amount: 60 },
    { profile: 2, amount: 40 },
  ];
  expect(rowNamed('Precio', plan('A', { shares }), plan('B', { shares: shares.slice(0, 1) }))?.cells).toEqual(
    [
      { text: 'PEN 100 /mes', notes: ['Mujer de 38 años: PEN 60', 'Hijo de 6 años: PEN 40'] },
      { text: 'PEN 100 /mes' },
    ],
  );
});

test('what the visitor pays comes first and is what is compared, with the whole price beside it', () => {
  const eps = plan('A', {
    price: { amount: 200, code: 'PEN' },
    own: 90,
    payers: ['Tu empleador paga el 55 %.'],
  });
  expect(rowNamed('Tú pagas', eps, plan('B'))?.cells).toEqual([
    {
      text: 'PEN 90 /mes',
      notes: ['Precio total: PEN 200 /mes', 'Tu empleador paga el 55 %.'],
      mark: 'best',
    },
    { text: 'PEN 100 /mes', mark: 'worst' },
  ]);
});

test('more of the bill is better, nothing of it is worst, and a part is not compared with an amount', () => {
  const marksOf = (...values: readonly string[]) =>
    rowNamed(
      'Hospital',
      plan('A'),
      ...values.map((Hospital) => plan('B', { coverages: { Hospital } })),
    )?.cells.map(({ mark }) => mark);
  expect(marksOf('82,5\u00a0%', '90\u00a0%')).toEqual(['best', 'worst', 'best']);
  for (const value of ['Copago S/ 30', '80 a 100\u00a0%', '95\u00a0%, copago S/\u00a030'])
    expect(marksOf(value)).toEqual([undefined, undefined]);
  expect(rowNamed('Hospital', plan('A'), plan('B', { coverages: {} }))?.cells).toEqual([
    { text: '90 %', mark: 'best' },
    { text: 'No lo cubre', mark: 'worst' },
  ]);
});

test('the best score is told, and none is called a disadvantage', () => {
  const [a, b] = [3.3, 4.5].map((stars) => plan('A', { score: { stars, words: `${stars} de 5` } }));
  expect(rowNamed('Puntaje', a!, b!)?.cells).toEqual([
    { text: '3.3 de 5' },
    { text: '4.5 de 5', mark: 'best' },
  ]);
});

test('only rows that differ are left, and no group without one', () => {
  const groups = rowGroupsOf([plan('A'), plan('B', { features: [] })], format, who);
  expect(differing(groups)).toEqual([
    {
      title: 'Características',
      rows: [{ label: 'Telemedicina', differs: true, cells: [{ text: 'Sí' }, { text: 'No' }] }],
    },
  ]);
});

test('what no plan tells has no row', () =>
  expect(rowsOf(plan('A'), plan('B')).map(({ label }) => label)).toEqual([
    'Precio',
    'Deducible',
    'Tope anual',
    'Hospital',
    'Telemedicina',
  ]));
