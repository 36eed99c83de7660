import { describe, expect, test } from 'vitest';
import { tableRows } from '../price-tables/index.ts';
import { given, stateAfter } from '../kit/testing/index.ts';
import { datedTable, type DatedTableEvent, daysOf, judgeDays, setTableRows } from './dated-table.ts';
import { datedTableKind, datedTableKinds } from './dated-tables.ts';

const set = (from: string, value: string, source = 'Banco Central'): DatedTableEvent => ({
  type: 'TableRowsSet',
  data: { table: 'exchange.UF-CLP', from, rows: { value }, source },
});
const setUf = (from: string, value: unknown, source = 'Banco Central') =>
  setTableRows('exchange.UF-CLP', { from, rows: { value }, source });

describe('a dated table', () => {
  test('has values from a day on', () =>
    given(datedTable).when(setUf('2026-03-01', '39214.8')).then(set('2026-03-01', '39214.8')));
  test('that says the same already is not changed, whoever says it', () =>
    given(datedTable, set('2026-03-01', '39214.8'), set('2026-03-02', '39220.1'))
      .when(setUf('2026-03-01', '39214.8', 'otra fuente'))
      .then());
  test('is corrected for a day, and keeps the others', () => {
    const past = [set('2026-03-01', '39214.8'), set('2026-03-02', '39220.1')];
    const corrected = set('2026-03-01', '39214.9');
    given(datedTable, ...past)
      .when(setUf('2026-03-01', '39214.9'))
      .then(corrected);
    expect(daysOf(stateAfter(datedTable, ...past, corrected))).toEqual([
      { from: '2026-03-02', rows: { value: '39220.1' }, source: 'Banco Central' },
      { from: '2026-03-01', rows: { value: '39214.9' }, source: 'Banco Central' },
    ]);
  });
  test('takes twenty years of days', () => {
    const days = Array.from({ length: 7_300 }, (_, index) =>
      set(new Date(Date.UTC(2007, 0, 1 + index)).toISOString().slice(0, 10), '39214.8'),
    );
    const twentyYears = stateAfter(datedTable, ...days);
    expect(daysOf(twentyYears)).toHaveLength(7_300);
    expect(setUf('2007-01-01', '39214.8')(twentyYears, new Date())).toEqual([]);
  });
  test('takes rows of its own kind only, and names what is wrong', () => {
    given(datedTable).when(setUf('2026-03-01', 'mucho')).rejected('INVALID_INPUT', {
      'rows.value': 'Debe ser un número sin signo, de hasta 9 cifras enteras y 6 decimales.',
    });
    given(datedTable)
      .when(setTableRows('riskFactors', { from: '2026-03-01', rows: { value: '1' }, source: 'x' }))
      .rejected('INVALID_INPUT', { 'rows.bands': 'Campo requerido.', 'rows.value': 'Este campo no existe.' });
    given(datedTable)
      .when(setTableRows('taxes.IGV', { from: '2026-03-01', rows: { percent: 18 }, source: 'x' }))
      .rejected('INVALID_INPUT', { 'rows.percent': 'Debe ser un texto.' });
    given(datedTable)
      .when(setTableRows('riskFactors', { from: '2026-03-01', rows: { bands: [] }, source: 'x' }))
      .rejected('INVALID_INPUT', { 'rows.bands': 'Como mínimo 1 elemento.' });
  });
  test('takes no value that is far from the one before it, unless somebody confirms it', () => {
    const yesterday = set('2026-03-01', '39214.8');
    given(datedTable, yesterday).when(setUf('2026-03-02', '39.215')).rejected('INVALID_INPUT', {
      'rows.value':
        'Se aparta demasiado del valor anterior: 39.214,80, del 1 de marzo de 2026. Revísalo; si es correcto, confírmalo.',
    });
    const meant = setTableRows('exchange.UF-CLP', {
      from: '2026-03-02',
      rows: { value: '39.215' },
      source: 'Banco Central',
      confirmed: true,
    });
    given(datedTable, yesterday).when(meant).then(set('2026-03-02', '39.215'));
    // Once it stands it may be said again by whoever asks for nothing new.
    given(datedTable, yesterday, set('2026-03-02', '39.215')).when(setUf('2026-03-02', '39.215')).then();
    // A value of years ago says nothing about today.
    given(datedTable, set('2011-03-01', '21000'))
      .when(setUf('2026-03-02', '39214.8'))
      .then(set('2026-03-02', '39214.8'));
  });
  test('takes no daily value of a day that is long to come, unless somebody confirms it', () => {
    const now = new Date('2026-03-01T12:00:00Z');
    const said = (from: string, confirmed = false) =>
      setTableRows('exchange.UF-CLP', { from, rows: { value: '39300' }, source: 'x', confirmed })(
        datedTable.initial,
        now,
      );
    expect(() => said('2027-03-01')).toThrow(
      expect.objectContaining({
        errors: { from: 'Faltan más de 60 días para ese día. Revísalo; si es correcto, confírmalo.' },
      }),
    );
    expect(said('2026-04-30')).toHaveLength(1);
    expect(said('2027-03-01', true)).toHaveLength(1);
    // A value set by law may be known a year before.
    const tax = { from: '2027-03-01', rows: { percent: '18' }, source: 'x' };
    expect(setTableRows('taxes.IGV', tax)(datedTable.initial, now)).toHaveLength(1);
  });
  describe('of isapres', () => {
    const premiums = (uf: Readonly<Record<string, string>>, confirmed = false) =>
      setTableRows('gesPremiums', { from: '2026-01-01', rows: { uf }, source: 'Circular', confirmed });
    const stood = (from: string, uf: Readonly<Record<string, string>>): DatedTableEvent => ({
      type: 'TableRowsSet',
      data: { table: 'gesPremiums', from, rows: { uf }, source: 'Circular' },
    });
    const unknown = 'No es una isapre conocida. Revisa el nombre; si es una isapre nueva, confírmalo.';

    test('takes none that nobody knows, unless somebody confirms it', () => {
      given(datedTable)
        .when(premiums({ colmena: '1.036', fonasa: '1', inventada: '1' }))
        .rejected('INVALID_INPUT', { 'rows.uf.fonasa': unknown, 'rows.uf.inventada': unknown });
      given(datedTable)
        .when(premiums({ inventada: '1' }, true))
        .then(stood('2026-01-01', { inventada: '1' }));
    });
    test('knows those that had a premium the day before, or that day until now', () => {
      given(datedTable, stood('2025-01-01', { inventada: '0.9' }))
        .when(premiums({ inventada: '1' }))
        .then(stood('2026-01-01', { inventada: '1' }));
      given(datedTable, stood('2026-01-01', { inventada: '0.9' }))
        .when(premiums({ inventada: '1' }))
        .then(stood('2026-01-01', { inventada: '1' }));
    });
    test('leaves out none that had a premium, unless somebody confirms it', () => {
      const missing =
        'Faltan isapres que tenían prima: Nueva Masvida. Sus planes quedarían sin precio: agrégalas; si es correcto, confírmalo.';
      const both = { colmena: '1', 'nueva-masvida': '0.8' };
      for (const from of ['2025-01-01', '2026-01-01'])
        given(datedTable, stood(from, both))
          .when(premiums({ colmena: '1.1' }))
          .rejected('INVALID_INPUT', { 'rows.uf': missing });
      given(datedTable, stood('2025-01-01', both))
        .when(premiums({ colmena: '1.1' }, true))
        .then(stood('2026-01-01', { colmena: '1.1' }));
      // The value of the day itself counts, and no day before it.
      given(datedTable, stood('2025-01-01', both), stood('2026-01-01', { colmena: '1' }))
        .when(premiums({ colmena: '1.1' }))
        .then(stood('2026-01-01', { colmena: '1.1' }));
    });
  });

  test.each<[string, object, object, Readonly<Record<string, string>>]>([
    [
      'sctrRates',
      { levels: { I: { health: '0.5', pension: '0.5' }, II: { health: '1', pension: '1' } } },
      { levels: { I: { health: '0.6', pension: '0.5' } } },
      { 'rows.levels': 'Faltan niveles de riesgo que tenían tasas: II. Sus trabajos quedarían sin precio en los planes sin tasas propias: agrégalos; si es correcto, confírmalo.' },
    ],
    [
      'workRisks',
      { levelOf: { oficina: 'I', pesca: 'III', minería: 'IV' }, levelOfSector: { B: 'IV' }, assumed: 'I' },
      { levelOf: { oficina: 'I' }, assumed: 'I' },
      {
        'rows.levelOf': 'Faltan tipos de trabajo que tenían nivel: pesca, minería. Las empresas que los indiquen quedarían sin precio: agrégalos; si es correcto, confírmalo.',
        'rows.levelOfSector': 'Faltan sectores que tenían nivel: B. Sus empresas quedarían con otro precio o sin él: agrégalos; si es correcto, confírmalo.',
      },
    ],
    [
      'breedGroups',
      { groupOf: { Akita: 'grande', Bóxer: 'grande' } },
      { groupOf: { boxer: 'grande' } },
      { 'rows.groupOf': 'Faltan razas que tenían grupo: Akita. Sus mascotas quedarían con otro precio o sin él: agrégalas; si es correcto, confírmalo.' },
    ],
  ])('of %s leaves out no name that it had, unless somebody confirms it', (table, stood, told, errors) => {
    const data = { table, source: 'x' };
    const before: DatedTableEvent = { type: 'TableRowsSet', data: { ...data, from: '2025-01-01', rows: { ...stood } } };
    const said = (confirmed: boolean) =>
      setTableRows(table, { from: '2026-01-01', rows: told, source: 'x', confirmed });
    given(datedTable, before).when(said(false)).rejected('INVALID_INPUT', errors);
    given(datedTable, before)
      .when(said(true))
      .then({ type: 'TableRowsSet', data: { ...data, from: '2026-01-01', rows: { ...told } } });
  }); // oxfmt-ignore
  test('names a dozen of those that it leaves out, and counts the others', () => {
    const groupOf = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`Raza ${at + 1}`, 'mediano']));
    const said = (from: string, rows: object) => ({ from, rows, source: 'x' });
    const kind = datedTableKind('breedGroups')!;
    const { refused } = judgeDays(
      kind,
      datedTable.initial,
      [said('2025-01-01', { groupOf }), said('2026-01-01', { groupOf: {} })],
      new Date(),
    );
    expect(refused.get('2026-01-01')?.['rows.groupOf']).toMatch(/ Raza 12, otras 2\. /);
  });

  test.each([
    ['taxes.IGV', '0.18', 'Dice 0.18 %. Si quisiste decir 18 %, corrígelo; si es correcto, confírmalo.'],
    ['taxes.IVA-CO', '0.05', 'Dice 0,05 %. Si quisiste decir 5 %, corrígelo; si es correcto, confírmalo.'],
    [
      'epsCredit',
      '0.0225',
      'Dice 0.0225 %. Si quisiste decir 2.25 %, corrígelo; si es correcto, confírmalo.',
    ],
  ])('takes no fraction for a percentage in %s, unless somebody confirms it', (table, percent, message) => {
    const rate = (value: string, confirmed = false) =>
      setTableRows(table, { from: '2026-03-01', rows: { percent: value }, source: 'x', confirmed });
    given(datedTable).when(rate(percent)).rejected('INVALID_INPUT', { 'rows.percent': message });
    for (const meant of [rate(percent, true), rate('0'), rate('1')])
      expect(meant(datedTable.initial, new Date())).toHaveLength(1);
  });

  test('takes no decimal beyond what such a table has ever held', () => {
    const premium = (uf: string) =>
      setTableRows('gesPremiums', {
        from: '2026-01-01',
        rows: { uf: { colmena: uf } },
        source: 'x',
        confirmed: true,
      });
    given(datedTable)
      .when(premium('1036'))
      .rejected('INVALID_INPUT', { 'rows.uf.colmena': 'Debe ser 20 como máximo.' });
    expect(premium('1.036')(datedTable.initial, new Date())).toHaveLength(1);
  });
  test('tells of a hundred slips in a day, and not of each of a thousand', () => {
    const uf = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`isapre-${at}`, '1036']));
    const day = { from: '2026-01-01', rows: { uf }, source: 'x', confirmed: true };
    const { refused } = judgeDays(datedTableKind('gesPremiums')!, datedTable.initial, [day], new Date());
    expect(Object.keys(refused.get(day.from) ?? {})).toHaveLength(100);
  });
  test('of age bands needs no end for the last of them', () => {
    const last = { from: 65, policyholder: '2.4', dependant: '2.2' };
    given(datedTable)
      .when(setTableRows('riskFactors', { from: '2026-01-01', rows: { bands: [last] }, source: 'x' }))
      .then({
        type: 'TableRowsSet',
        data: {
          table: 'riskFactors',
          from: '2026-01-01',
          rows: { bands: [{ ...last, below: null }] },
          source: 'x',
        },
      });
  });
  test.each<[string, readonly (readonly [from: number, below: number | null])[], Readonly<Record<string, string>>]>([
    ['runs backwards', [[20, 10], [20, null]], { 'rows.bands.0.below': 'Debe ser mayor que la edad en que empieza el tramo.' }],
    ['has no age', [[0, 20], [20, 20], [21, null]], { 'rows.bands.1.below': 'Debe ser mayor que la edad en que empieza el tramo.' }],
    ['overlaps another', [[0, 20], [25, null], [19, 25]], { 'rows.bands.2.from': 'Los tramos de edad no deben superponerse: ya hay uno de 0 a 19 años.' }],
    ['comes after one without an end', [[0, null], [20, 25]], { 'rows.bands.1.from': 'Los tramos de edad no deben superponerse: ya hay uno desde los 0 años.' }],
  ])('takes no age band that %s', (_, ages, errors) => {
    const bands = ages.map(([from, below]) => ({ from, below, policyholder: '1', dependant: '1' }));
    given(datedTable)
      .when(setTableRows('riskFactors', { from: '2026-01-01', rows: { bands }, source: 'x' }))
      .rejected('INVALID_INPUT', errors);
  }); // oxfmt-ignore

  test('is told of many days at once, each judged by itself', () => {
    const uf = datedTableKind('exchange.UF-CLP')!;
    const said = (from: string, value: string) => ({ from, rows: { value }, source: 'Banco Central' });
    const { set: taken, refused } = judgeDays(
      uf,
      stateAfter(datedTable, set('2026-03-01', '39214.8'), set('2026-03-04', '39230')),
      [
        said('2026-03-03', '39225'),
        said('2026-03-02', '3922'),
        said('2026-03-04', '39230'),
        said('2026-03-05', 'x'),
      ],
      new Date('2026-03-05T12:00:00Z'),
    );
    // The wrong day is no measure for the next one.
    expect(taken).toEqual([set('2026-03-03', '39225')]);
    expect([...refused].map(([from, errors]) => [from, Object.keys(errors)])).toEqual([
      ['2026-03-02', ['rows.value']],
      ['2026-03-05', ['rows.value']],
    ]);
  });
  test('that there is not is not found', () =>
    given(datedTable)
      .when(setTableRows('horóscopo', { from: '2026-03-01', rows: {}, source: 'x' }))
      .rejected('NOT_FOUND'));
  test('belongs to the country that it is for', () => {
    expect(datedTable.country?.(stateAfter(datedTable, set('2026-03-01', '39214.8')))).toBe('CL');
    expect(datedTable.country?.(datedTable.initial)).toBeUndefined();
  });
});

test('there is a dated table for everything that prices look up, for years of use and for what closed leads cost', () =>
  expect(new Set(datedTableKinds.map(({ table }) => table))).toEqual(
    new Set([...Object.keys(tableRows), 'usageScenarios', 'leadPrices']),
  ));

test('each dated table has a name of its own, which an address and a stream can carry', () => {
  const names = datedTableKinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[A-Za-z][A-Za-z.-]*$/.test(name))).toEqual([]);
});
