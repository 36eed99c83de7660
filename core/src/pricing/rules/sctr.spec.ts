import { describe, expect, test } from 'vitest';
import { compile } from '../compiled/compile.ts';
import { priceFor } from '../price-for.ts';
import { type RiskyWork } from '../../profile/index.ts';
import { nobody } from '../testing/profiles.ts';
import { day, tables } from '../testing/tables.ts';
import { traceText } from '../trace/trace-text.ts';
import { type SctrRule } from './sctr.ts';

const igv = { treatment: 'added', name: 'IGV' } as const;
const rule: SctrRule = {
  kind: 'sctr',
  unit: 'PEN',
  period: 'monthly',
  covers: [
    { cover: 'health', minimum: 5_000, tax: igv },
    { cover: 'pension', minimum: 6_000, tax: { treatment: 'exempt' } },
  ],
};
const options = { day, tables };
const work = (more: Partial<RiskyWork> = {}) => ({
  ...nobody,
  sctr: { income: 100_000, employees: 10, workType: 'construccion', ...more },
});

describe('SCTR', () => {
  test('is the payroll times the rate of its risk, each cover with its own tax', () => {
    // 10 × S/ 1,000: 1.3 % is 130.00 and with IGV 153.40; 1.25 % is 125.00
    expect(priceFor(rule, work(), options).total).toEqual({ amount: 27_840, currency: 'PEN' });
  });

  test('costs the minimum premium at least, and the tax comes on top of it', () => {
    const price = priceFor(rule, work({ employees: 1 }), options);
    // 13.00 and 12.50 come up to 50.00 and 60.00; 50.00 × 1.18 + 60.00
    expect(price.total?.amount).toBe(11_900);
    expect(price.trace.filter(({ step }) => step === 'minimum')).toMatchObject([
      { what: 'health', minimum: '50', amount: '37' },
      { what: 'pension', minimum: '60', amount: '47.5' },
    ]);
  });

  test('rounds once, after both covers', () => {
    // S/ 1,033.33 × 7 × 1.55 % × 1.18 = 132.298…, × 1.6 % = 115.73296
    const price = priceFor(rule, work({ income: 103_333, employees: 7, workType: 'mineria' }), options);
    expect(price.total?.amount).toBe(24_803);
  });

  test('has the insurer’s own rates where there are some', () => {
    const own: SctrRule = {
      ...rule,
      covers: [{ cover: 'health', minimum: 0, tax: { treatment: 'exempt' }, percents: { III: '1.2' } }],
    };
    expect(priceFor(own, work(), options).total?.amount).toBe(12_000);
    expect(priceFor(own, work({ workType: 'mineria' }), options).profiles).toMatchObject([
      { reason: { code: 'unknownRisk' } },
    ]);
  });

  test('assumes the lowest risk while nobody said what work it is, and says so', () => {
    const price = priceFor(rule, work({ workType: undefined, employees: 100 }), options);
    // S/ 100,000: 530.00 × 1.18 + 550.00
    expect(price.total?.amount).toBe(117_540);
    expect(price.notices).toMatchObject([{ code: 'riskAssumed', level: 'I' }]);
  });

  test('has the risk of the sector while only that is told, and says so', () => {
    const builders = work({ workType: undefined, sector: 'F' });
    const price = priceFor(rule, builders, options);
    // As of construction: S/ 10,000, 130.00 × 1.18 + 125.00
    expect(price.total?.amount).toBe(27_840);
    expect(compile(rule, options).totalOf(builders)).toBe(27_840);
    expect(price.notices).toMatchObject([{ code: 'riskAssumed', level: 'III' }]);
    expect(traceText(price.trace, 'PE')).toContain(
      'Sector F: riesgo de nivel III (vigente desde el 13 de abril de 1998).',
    );
  });

  test('has the risk of the sector also where no work type has that one', () => {
    const [row] = tables.workRisks!.rows;
    const then = { day, tables: { ...tables, workRisks: { rows: [{ ...row!, levelOf: {} }] } } };
    const builders = work({ workType: undefined, sector: 'F' });
    expect(priceFor(rule, builders, then).total?.amount).toBe(27_840);
    expect(compile(rule, then).totalOf(builders)).toBe(27_840);
  });

  test('has the risk of the work type where both are told', () =>
    expect(priceFor(rule, work({ workType: 'mineria', sector: 'M' }), options)).toMatchObject({
      total: { amount: 34_290 },
      notices: [],
    }));

  test('has no price for a sector that the table does not know', () =>
    expect(priceFor(rule, work({ workType: undefined, sector: 'Z' }), options).profiles).toMatchObject([
      { reason: { code: 'unknownRisk' } },
    ]));

  test('assumes the lowest risk of every sector on days whose table has no levels of sectors', () => {
    const rows = tables.workRisks!.rows.map(({ levelOfSector: _, ...older }) => older);
    const then = { day, tables: { ...tables, workRisks: { rows } } };
    const builders = work({ workType: undefined, sector: 'F', employees: 100 });
    const price = priceFor(rule, builders, then);
    expect(price.total?.amount).toBe(117_540);
    expect(traceText(price.trace, 'PE')[2]).toMatch('Riesgo supuesto: nivel I');
    expect(compile(rule, then).totalOf(builders)).toBe(117_540);
  });

  test.each(['nuclear', 'astronauta', 'constructor'])('has no price for %s', (workType) =>
    expect(priceFor(rule, work({ workType }), options).profiles).toMatchObject([
      { position: 1, method: 'PriceNotFound', reason: { code: 'unknownRisk' } },
    ]),
  );

  test('needs a payroll', () =>
    expect(priceFor(rule, nobody, options).profiles).toMatchObject([{ reason: { code: 'noPayroll' } }]));
});
