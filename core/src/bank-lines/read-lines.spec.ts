import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf, repeatedColumn, unusedColumns } from './columns.ts';
import { bankAmount, bankDay, brokenBalance, type ReadLine, readLines, tellsBalances } from './read-lines.ts';
import { withIds } from './server.ts';

// Titles of files that banks give, as public readers of them know them.
test.each([
  [
    'BCI',
    ['Fecha', 'Sucursal', 'Descripción', 'N° Documento', 'Cheques y otros cargos', 'Depósitos y Abono', 'Saldo diario'],
    { reference: 'N° Documento', debit: 'Cheques y otros cargos', credit: 'Depósitos y Abono' },
  ],
  [
    'Banco de Chile',
    ['Fecha', 'Detalle Movimiento', 'Cheque o Cargo', 'Deposito o Abono', 'Saldo', 'Docto. Nro.', 'Trn', 'Caja', 'Sucursal'],
    { description: 'Detalle Movimiento', reference: 'Docto. Nro.', credit: 'Deposito o Abono', balance: 'Saldo' },
  ],
  [
    'BancoEstado',
    ['Fecha', 'Sucursal', 'N° Cuenta Corriente', 'N° Operación', 'Descripción', 'Cheques / Cargos', 'Depósitos / Abonos', 'Saldo'],
    { reference: 'N° Operación', debit: 'Cheques / Cargos', credit: 'Depósitos / Abonos' },
  ],
  [
    'Santander',
    ['MONTO', 'DESCRIPCIÓN', 'FECHA', 'N° DOCUMENTO', 'SUCURSAL', 'CARGO/ABONO'],
    { amount: 'MONTO', sign: 'CARGO/ABONO', day: 'FECHA' },
  ],
  [
    'Itaú',
    ['Fecha', 'Número de operación', 'Sucursal', 'Descripción', 'Depósitos o abonos', 'Giros o cargos', 'Saldo diario'],
    { credit: 'Depósitos o abonos', debit: 'Giros o cargos' },
  ],
  [
    'BCP',
    ['Fecha', 'Fecha valuta', 'Descripción operación', 'Monto', 'Saldo', 'Sucursal - agencia', 'Operación - Número', 'Operación - Hora'],
    { day: 'Fecha', amount: 'Monto', reference: 'Operación - Número' },
  ],
  [
    'Interbank',
    ['Fecha de operación', 'Fecha de proceso', 'Nro. de operación', 'Movimiento', 'Descripción', 'Canal', 'Cargo(s)', 'Abono(s)', 'Saldo contable'],
    { day: 'Fecha de operación', credit: 'Abono(s)', debit: 'Cargo(s)', description: 'Descripción' },
  ],
  ['BBVA', ['F. Operación', 'F. Valor', 'Nº. Doc.', 'Concepto', 'Importe', 'Oficina'], { day: 'F. Operación', amount: 'Importe', reference: 'Nº. Doc.' }],
  ['Scotiabank', ['Fecha', 'Movimiento', 'Importe', 'Referencia'], { description: 'Movimiento', amount: 'Importe', reference: 'Referencia' }],
])('the columns of %s are known by their titles', (_, headings, columns) =>
  expect(columnsOf(headings)).toMatchObject(columns),
); // oxfmt-ignore

test.each(['Operación', 'Nro. Operación', 'N° de operación', 'Código de operación'])(
  'the number of the operation may be titled %s',
  (title) => expect(columnsOf(['Fecha', 'Glosa', title, 'Monto']).reference).toBe(title),
);

test('the columns that no field takes are told, but for further days', () =>
  expect(unusedColumns(['Fecha', 'Fecha valuta', 'Monto', 'Voucher', 'Agencia'])).toEqual([
    'Voucher',
    'Agencia',
  ]));

test('a column that is read may not stand twice', () => {
  expect(repeatedColumn(['Fecha', 'Monto', 'MONTO', 'Descripción'])).toBe('MONTO');
  expect(repeatedColumn(['Fecha', 'Monto', 'Sucursal', 'Sucursal'])).toBeUndefined();
});

test.each([
  ['31/03/2026', '2026-03-31'],
  ['31-3-26', '2026-03-31'],
  ['2026-03-31', '2026-03-31'],
  ['2026.03.31', '2026-03-31'],
  ['2026-03-31 10:20:30', '2026-03-31'],
  // Without a year: the last such day.
  ['02/04', '2026-04-02'],
  ['03/04', '2025-04-03'],
  ['31/02/2026', undefined],
  ['03/31/2026', undefined],
  ['Saldo inicial', undefined],
  ['', undefined],
])('%j is the day %s', (text, day) => expect(bankDay(text, '2026-04-02')).toBe(day));

test.each([
  ['1.234.567', 'CL', 'CLP', 1_234_567],
  ['$ 1.234', 'CL', 'CLP', 1_234],
  ['(1.234)', 'CL', 'CLP', -1_234],
  ['1.234-', 'CL', 'CLP', -1_234],
  ['\u22121.234', 'CL', 'CLP', -1_234],
  ['1,234.50', 'PE', 'PEN', 123_450],
  ['S/ -1,234.5', 'PE', 'PEN', -123_450],
  ['- S/ 1,234.5', 'PE', 'PEN', -123_450],
  ['US$ 100', 'PE', 'PEN', undefined],
  ['US$ 100', 'INT', 'USD', 10_000],
  ['12-03', 'PE', 'PEN', undefined],
  ['1\u00a0234', 'CO', 'COP', 1_234],
  [1234.5, 'PE', 'PEN', 123_450],
  [-1234, 'CL', 'CLP', -1_234],
  ['', 'CL', 'CLP', 0],
  ['-', 'CL', 'CLP', 0],
  ['1.234,50', 'CL', 'CLP', undefined],
  [1234.5, 'CL', 'CLP', undefined],
  ['abc', 'PE', 'PEN', undefined],
] as const)('the amount %j in %s is %s', (value, country, currency, units) =>
  expect(bankAmount(value, { country, currency })).toBe(units),
);

const columns = { day: 'Fecha', description: 'Detalle', credit: 'Abono', debit: 'Cargo', balance: 'Saldo' };
const read = (...rows: Record<string, unknown>[]) =>
  readLines(
    rows.map((values, index) => ({ row: index + 2, values })),
    { country: 'CL', currency: 'CLP', columns, today: '2026-04-02', isText: true },
  );

describe('a file', () => {
  test('has its lines with their sign, and what is no line is told or is a footer', () => {
    const { lines, odd } = read(
      { Fecha: '31/03/2026', Detalle: 'TEF  DE ROSA', Abono: '5.000', Saldo: '15.000' },
      { Fecha: '01/04/2026', Detalle: 'COMISION', Cargo: '1.000', Saldo: '14.000' },
      { Fecha: '31/02/2026', Abono: '1' },
      { Fecha: '01/04/2026', Abono: '1,5' },
      { Fecha: '05/04/2026', Abono: '1' },
      { Fecha: 'Saldos diarios' },
      { Detalle: 'Total', Abono: '5.000' },
    );
    expect(lines).toEqual([
      {
        row: 2,
        day: '2026-03-31',
        amount: 5_000,
        description: 'TEF DE ROSA',
        reference: '',
        balance: 15_000,
      },
      { row: 3, day: '2026-04-01', amount: -1_000, description: 'COMISION', reference: '', balance: 14_000 },
    ]);
    expect(odd).toEqual([
      { row: 4, field: 'day', message: '«31/02/2026» no es una fecha.' },
      { row: 5, field: 'amount', message: 'El monto no se puede leer.' },
      { row: 6, field: 'day', message: 'La fecha 05/04/2026 todavía no llega.' },
      { row: 8, field: 'day', message: 'Falta la fecha.' },
    ]);
  });

  test('has no lines of a year that nobody can have meant', () => {
    const message = (year: string) => `La fecha 31/03/${year} es de hace más de diez años.`;
    expect(
      read(...['0000', '0026', '2015', '2017'].map((year) => ({ Fecha: `31/03/${year}`, Abono: '1' }))),
    ).toMatchObject({
      lines: [{ day: '2017-03-31' }],
      odd: [{ message: message('0000') }, { message: message('0026') }, { message: message('2015') }],
    });
  });

  test('tells a debit by its letter, and nothing of an amount without one', () => {
    const signed = { day: 'FECHA', amount: 'MONTO', sign: 'CARGO/ABONO' };
    const of = (sign: string) =>
      readLines([{ row: 2, values: { FECHA: '31/03/2026', MONTO: '-5.000', 'CARGO/ABONO': sign } }], {
        ...{ country: 'CL', currency: 'CLP', columns: signed, today: '2026-04-02', isText: true },
      });
    expect(['A', 'C', 'Abono', 'Cargo'].map((sign) => of(sign).lines[0]?.amount)).toEqual([
      5_000, -5_000, 5_000, -5_000,
    ]);
    for (const sign of ['', 'x']) expect(of(sign)).toMatchObject({ lines: [], odd: [{ field: 'amount' }] });
  });

  test('takes a credit that was taken back for money that went out', () =>
    expect(read({ Fecha: '31/03/2026', Abono: '-5.000' }).lines).toMatchObject([{ amount: -5_000 }]));

  test('of text has no line of a row with more cells than titles, as of an amount with a comma', () => {
    const more = 'Hay más celdas que títulos.';
    const rows = [
      { row: 2, values: { Fecha: '31/03/2026', Abono: '1' }, errors: { row: more } },
      { row: 3, values: { Fecha: 'Total' }, errors: { row: more } },
    ];
    const of = (isText: boolean) =>
      readLines(rows, { country: 'CL', currency: 'CLP', columns, today: '2026-04-02', isText });
    expect(of(true)).toEqual({ lines: [], odd: [{ row: 2, field: 'amount', message: more }] });
    // A workbook's amount stands in one cell.
    expect(of(false)).toMatchObject({ lines: [{ row: 2, amount: 1 }], odd: [] });
  });

  test.each(['', '0'])('proves nothing where a balance is %j', (Saldo) => {
    const { lines } = read(
      { Fecha: '31/03/2026', Abono: '5', Saldo: '15' },
      { Fecha: '31/03/2026', Abono: '1', Saldo },
    );
    expect([tellsBalances(lines), brokenBalance(lines)]).toEqual([false, undefined]);
  });

  test('whose balances do not follow lacks a line, in whichever order it is written', () => {
    const line = (row: number, amount: number, balance: number) => ({
      row,
      day: '2026-03-31',
      amount,
      balance,
      description: '',
      reference: '',
    });
    const whole = [line(2, 5, 15), line(3, -1, 14), line(4, 6, 20)];
    expect(tellsBalances(whole)).toBe(true);
    expect(brokenBalance(whole)).toBeUndefined();
    expect(brokenBalance(whole.toReversed())).toBeUndefined();
    expect(brokenBalance([whole[0]!, whole[2]!])).toMatchObject({ row: 4, field: 'amount' });
  });

  test('that repeats the balance of the day on each line lacks a line where the days do not follow', () => {
    const on = (row: number, day: string, amount: number, balance: number) => ({
      row,
      day,
      amount,
      balance,
      description: '',
      reference: '',
    });
    const whole = [
      on(2, '2026-03-30', 5, 20),
      on(3, '2026-03-30', 1, 20),
      on(4, '2026-03-31', 4, 30),
      on(5, '2026-03-31', 6, 30),
    ];
    expect(brokenBalance(whole)).toBeUndefined();
    expect(brokenBalance(whole.toReversed())).toBeUndefined();
    expect(brokenBalance(whole.toSpliced(2, 1))).toBeDefined();
  });
});

describe('lines', () => {
  const told: ReadLine = {
    row: 2,
    day: '2026-03-31',
    amount: 5_000,
    reference: '000123',
    description: 'TEF',
  };
  const idsOf = (bankAccount: string, lines: readonly ReadLine[]) =>
    withIds(bankAccount, lines).map(({ id }) => id);

  test('that are equal are as many as the bank tells, and the same ones in another file', () => {
    const [first, second] = idsOf('BCI 1', [told, told]);
    expect(first).not.toBe(second);
    expect(idsOf('BCI 1', [told])).toEqual([first]);
    expect(idsOf('BCI 1', [{ ...told, reference: '123', description: 'Otra glosa' }])).toEqual([first]);
    expect(idsOf('BCI 2', [told])).not.toEqual([first]);
  });

  test.each(['day', 'balance'])('that are equal count from the oldest, which the %s tells', (by) => {
    const before = by === 'day' ? { ...told, day: '2026-03-30' } : { ...told, amount: 1, balance: 100 };
    const equal = ['ROSA', 'LUIS'].map((description, at) => ({
      ...{ ...told, description },
      ...(by === 'balance' && { balance: 5_100 + at * 5_000 }),
    }));
    const [, rosa] = idsOf('BCI 1', [before, equal[0]!]);
    expect(idsOf('BCI 1', [before, ...equal].toReversed())[1]).toBe(rosa);
  });

  test('come in once, however a statement is cut into overlapping files', () => {
    const line = fc.record({
      row: fc.nat(),
      day: fc.constantFrom('2026-03-30', '2026-03-31', '2026-04-01'),
      amount: fc.constantFrom(100, 200),
      reference: fc.constantFrom('', '7'),
      description: fc.constantFrom('TEF', 'DEP'),
    });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(3), fc.nat(3))),
        (lines, cuts) => {
          const statement = lines.toSorted((one, other) => (one.day < other.day ? -1 : 1));
          const days = ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02'];
          const whole = new Set(idsOf('BCI 1', statement));
          expect(whole.size).toBe(statement.length);
          for (const [from, to] of cuts) {
            const part = statement.filter(({ day }) => day >= days[from]! && day < days[to]!);
            for (const id of idsOf('BCI 1', part)) expect(whole).toContain(id);
          }
        },
      ),
    );
  });
});
