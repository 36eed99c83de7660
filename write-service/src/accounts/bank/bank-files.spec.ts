import { randomUUID } from 'node:crypto';
import { account } from '@cotejo/core/accounts';
import { bankLine } from '@cotejo/core/bank-lines';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { workbook } from '../../kit/tables/testing/workbook.ts';
import { type House, openHouse } from '../../testing/house.ts';

type Line = { id: string; row: number; isNew: boolean; isAlike: boolean; amount: number };
type Answer = {
  message: string;
  errors?: Record<string, string>;
  lines: Line[];
  odd: { row: number; message: string }[];
  notes: string[];
  unused: string[];
  debits: number;
  hasBalance: boolean;
};

let house: House;
let carmen: Awaited<ReturnType<House['hire']>>;
beforeEach(async () => {
  house = await openHouse();
  carmen = await house.hire('BACKOFFICE', ['PE', 'CL']);
});

const statement = [
  'Cuenta 191-0001;;;;',
  'Periodo marzo 2026;;;;',
  'Fecha;Detalle Movimiento;Cheque o Cargo;Deposito o Abono;Saldo;Docto. Nro.',
  '27/02/2026;TEF DE ROSA QUISPE;;5.000;15.000;0011',
  '27/02/2026;DEPOSITO EFECTIVO;;2.000;17.000;',
  '27/02/2026;DEPOSITO EFECTIVO;;2.000;19.000;',
  '28/02/2026;COMISION;1.000;;18.000;',
  'Saldos diarios;;;;',
];
const query = 'country=CL&bank=Banco%20de%20Chile&account=191-0001';
const post = async (
  file: string | Buffer,
  {
    by = carmen,
    address = query,
    key = randomUUID(),
  }: { by?: typeof carmen; address?: string; key?: string } = {},
) => {
  const answer = await house.app.inject({
    method: 'POST',
    url: `/api/bank-files?${address}`,
    headers: {
      authorization: by.authorization,
      'idempotency-key': key,
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(file),
  });
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
const text = (lines: readonly string[]) => lines.join('\n');

describe('a file of the bank', () => {
  test('is tried without a trace, and brings each credit in once, two equal ones as two', async () => {
    const before = (await house.events()).length;
    const trial = await post(text(statement), { address: `${query}&dryRun=true` });
    expect(trial).toMatchObject({ status: 200, debits: 1, hasBalance: true, odd: [] });
    expect(trial.lines.map(({ row, amount, isNew }) => [row, amount, isNew])).toEqual([
      [4, 5_000, true],
      [5, 2_000, true],
      [6, 2_000, true],
    ]);
    expect((await house.events()).length).toBe(before);
    expect((await post(text(statement))).lines.every(({ isNew }) => isNew)).toBe(true);
    // One of the three has a number, which is noted for the same line without it.
    expect((await house.events()).length).toBe(before + 4);
    const [head, ...rest] = [statement.slice(0, 3), ...statement.slice(3)] as const;
    const again = await post(text([...head, ...rest.slice(0, 4), '01/03/2026;TEF;;500;18.500;0012']));
    expect(again.lines.map(({ isNew }) => isNew)).toEqual([false, false, false, true]);
    expect((await house.events()).length).toBe(before + 6);
  });

  test('is taken thirty times a minute, a repeat under its key like any other', async () => {
    const key = randomUUID();
    for (let nth = 0; nth < 30; nth += 1) expect((await post('', { key })).status).toBe(422);
    expect((await post('', { key })).status).toBe(429);
  });

  test.each([
    ['Voucher', 'Operación'],
    ['Operación', 'Voucher'],
  ])(
    'titled %s, then %s, has the same money once: without its number a line comes in only if it is asked for',
    async (first, second) => {
      const file = (title: string) =>
        text([
          `Fecha;Descripción;${title};Monto`,
          '27/02/2026;ABONO;0011;5.000',
          '27/02/2026;TEF;0012;2.000',
        ]);
      const unused = (title: string) => (title === 'Voucher' ? ['Voucher'] : []);
      expect((await post(file(first))).unused).toEqual(unused(first));
      const before = (await house.events()).length;
      const again = await post(file(second));
      expect(again.unused).toEqual(unused(second));
      expect(again.lines.map(({ isNew, isAlike }) => [isNew, isAlike])).toEqual([
        [true, true],
        [true, true],
      ]);
      expect((await house.events()).length).toBe(before);
      await post(file(second), { address: `${query}&withAlike=true` });
      const known = (await post(file(second))).lines;
      expect(known.every(({ isNew, isAlike }) => !isNew && !isAlike)).toBe(true);
    },
  );

  test.each([
    ['with a number', 'without', ['0011', '']],
    ['without', 'with a number', ['', '0011']],
  ])('%s brings in nothing that comes in %s at the same moment', async (_, __, [first, second]) => {
    const file = (number = '') =>
      text(['Fecha;Descripción;Operación;Monto', `27/02/2026;ABONO;${number};5.000`]);
    const append = house.store.append.bind(house.store);
    const overtaken = vi.spyOn(house.store, 'append').mockImplementationOnce(async (...args) => {
      expect((await post(file(second))).lines).toMatchObject([{ isNew: true, isAlike: false }]);
      return append(...args);
    });
    expect((await post(file(first))).lines).toMatchObject([{ isNew: true, isAlike: true }]);
    overtaken.mockRestore();
    const types = (await house.events()).map(({ type }) => type);
    expect(types.filter((type) => type === 'BankLineImported')).toHaveLength(1);
  });

  test('with another number brings other money in without a question', async () => {
    const file = (number: string) =>
      text(['Fecha;Descripción;Operación;Monto', `27/02/2026;ABONO;${number};5.000`]);
    await post(file('0011'));
    expect((await post(file('0012'))).lines).toMatchObject([{ isNew: true, isAlike: false }]);
  });

  test('with zeros for a number has none: the same line comes in only if it is asked for, or is known', async () => {
    const file = (number: string) =>
      text(['Fecha;Descripción;Operación;Monto', `27/02/2026;ABONO;${number};5.000`]);
    await post(file('0011'));
    expect((await post(file('000000'))).lines).toMatchObject([{ isNew: true, isAlike: true }]);
    await post(file('000000'), { address: `${query}&withAlike=true` });
    expect((await post(file(''))).lines).toMatchObject([{ isNew: false, isAlike: false }]);
    expect((await post(file('0012'))).lines).toMatchObject([{ isNew: true, isAlike: true }]);
  });

  test('has what was written of people sealed', async () => {
    const { lines } = await post(text(statement));
    const stored = JSON.stringify((await house.store.readStream(bankLine.stream(lines[0]!.id)))[0]!.data);
    expect(stored).toContain('0011');
    expect(stored).not.toContain('ROSA');
  });

  test('may be a workbook, with days and numbers as spreadsheets keep them', async () => {
    const file = workbook([
      ['Movimientos'],
      ['Fecha', 'Fecha valuta', 'Descripción operación', 'Monto', 'Saldo', 'Operación - Número'],
      ['27/02/2026', '27/02/2026', 'TRANSF', 118.9, 218.9, '00001'],
    ]);
    const { status, lines } = await post(file, { address: 'country=PE&bank=BCP&account=1910001' });
    expect([status, lines.map(({ amount }) => amount)]).toEqual([200, [11_890]]);
  });

  test.each([
    ['TRANSF,5', 1],
    ['COMISION,-5', 0],
  ])(
    'without balances warns of debits where no amount is negative: of %s, %d times',
    async (other, times) => {
      const lines = ['Fecha,Descripción,Monto', '27/02/2026,TRANSF,1', `27/02/2026,${other}`];
      const { notes } = await post(text(lines), { address: 'country=PE&bank=BCP&account=1910001' });
      expect(notes.filter((note) => note.startsWith('Ningún monto'))).toHaveLength(times);
    },
  );

  test('tells the amounts whose commas parted them over two cells, and takes none of them in', async () => {
    const parted = ['Fecha,Descripción,Documento,Monto', '27/02/2026,TRANSF,0011,1,234.50'];
    const { lines, odd } = await post(text(parted), { address: 'country=PE&bank=BCP&account=1910001' });
    expect([lines, odd.map(({ row }) => row)]).toEqual([[], [2]]);
    expect(odd[0]!.message).toMatch(/escribe el número entre comillas/);
  });

  test.each([
    ['a line lacks', statement.toSpliced(4, 1), /Fila 5.*falta o sobra una línea/],
    ['has no titles', ['hola;mundo', 'a;b'], /No se encontraron los títulos/],
    ['tells no money', ['Fecha;Descripción;Documento', '27/02/2026;x;y'], /Faltan columnas/],
    ['has no lines', [statement[2]!, ';;;;'], /no tiene/],
    ['is no table', ['%PDF-1.7'], /XLSX, CSV/],
  ])('of which %s is refused whole', async (_, lines, message) => {
    const before = (await house.events()).length;
    const { status, errors } = await post(text(lines));
    expect([status, errors?.['file']]).toEqual([422, expect.stringMatching(message)]);
    expect((await house.events()).length).toBe(before);
  });

  test.each([
    ['country=CO&bank=Bancolombia&account=1910001', 403, undefined],
    ['country=CL&bank=BCP&account=1910001', 422, 'bank'],
    ['country=CL&bank=BCI&account=12', 422, 'account'],
    ['country=CL&bank=BCI', 422, 'account'],
    ['bank=BCI&account=1910001', 422, 'country'],
  ])('for %s is refused with %d by %s', async (address, status, field) => {
    const answer = await post(text(statement), { address });
    expect(answer.status).toBe(status);
    if (field) expect(Object.keys(answer.errors ?? {})).toEqual([field]);
  });

  test('is not for who may not deposit', async () => {
    const lucia = await house.hire('SUPERVISOR', ['CL']);
    expect((await post(text(statement), { by: lucia })).status).toBe(403);
  });
});

test('a line is assigned to an account once, or dismissed with a reason', async () => {
  const rosa = await house.hire('EJECUTIVO', ['CL'], { name: 'Rosa Quispe' });
  await house.command(`accounts/${rosa.id}/open`, carmen.authorization, { country: 'CL' });
  const [first, second] = (await post(text(statement))).lines;
  const send = async (line: Line | undefined, command: string, payload: object) =>
    (await house.command(`bank-lines/${line!.id}/${command}`, carmen.authorization, payload)).json<{
      status: number;
      record?: object;
      errors?: object;
    }>();
  expect(await send(first, 'assign', { executiveId: randomUUID() })).toMatchObject({
    errors: { executiveId: 'Ese ejecutivo no tiene una cuenta abierta.' },
  });
  expect(await send(first, 'assign', { executiveId: rosa.id })).toMatchObject({
    record: {
      status: 'assigned',
      executiveId: rosa.id,
      executiveName: 'Rosa Quispe',
      allowedCommands: [{ allowed: false }, { allowed: false }],
    },
  });
  expect(await send(first, 'assign', { executiveId: rosa.id })).toMatchObject({ status: 409 });
  expect(await send(second, 'dismiss', { note: ' ' })).toMatchObject({ status: 422 });
  expect(await send(second, 'dismiss', { note: 'De la empresa' })).toMatchObject({
    record: { status: 'dismissed' },
  });
  // The automation deposits it.
  expect((await house.load(account, rosa.id)).state).toMatchObject({ balance: 0 });
});

test('thirty files of a bank are one person’s in a minute, and others go on', async () => {
  for (let sent = 0; sent < 30; sent += 1) expect((await post('')).status).toBe(422);
  expect((await post(text(statement))).status).toBe(429);
  const other = await house.hire('BACKOFFICE', ['CL']);
  expect((await post(text(statement), { by: other })).status).toBe(200);
});
