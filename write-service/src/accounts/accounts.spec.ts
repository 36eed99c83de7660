import { randomUUID } from 'node:crypto';
import { account } from '@cotejo/core/accounts';
import { beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';

let house: House;
let rosa: Awaited<ReturnType<House['hire']>>;
let carmen: typeof rosa;
beforeEach(async () => {
  house = await openHouse();
  rosa = await house.hire('EJECUTIVO', ['PE', 'CL'], { name: 'Rosa Quispe' });
  carmen = await house.hire('BACKOFFICE', ['PE', 'CL']);
});

const body = { typeId: 1, amount: 11_890, reference: 'TR-1', reason: 'Abono de marzo' };
const send = (command: string, payload: object, by = carmen, headers = {}) =>
  house.command(`accounts/${rosa.id}/${command}`, by.authorization, payload, headers);
const open = (country = 'CL') => send('open', { country });
const refusal = async (answer: ReturnType<typeof send>) => {
  const { status, code, errors } = (await answer).json<Record<string, unknown>>();
  return [status, code, Object.keys(errors ?? {})];
};

describe('an account', () => {
  test('is opened in the chosen country of its executive, whatever site that is done on', async () => {
    const answer = (await open()).json<{ record: object }>();
    expect(answer.record).toMatchObject({
      id: rosa.id,
      executiveName: 'Rosa Quispe',
      country: 'CL',
      currency: 'CLP',
      balance: 0,
      allowedCommands: [
        { command: 'deposit', allowed: true },
        { command: 'withdraw', allowed: true },
      ],
    });
    expect(await refusal(open('PE'))).toEqual([409, 'ACCOUNT_OPEN', []]);
    expect((await house.store.readStream(`account-${rosa.id}`))[0]!.metadata).toMatchObject({
      country: 'CL',
    });
  });
  test('is opened for nobody but an active executive, in one of that person’s countries', async () => {
    expect(await refusal(open('CO'))).toEqual([422, 'INVALID_INPUT', ['country']]);
    const nobody = house.command(`accounts/${randomUUID()}/open`, carmen.authorization, { country: 'CL' });
    expect(await refusal(nobody)).toEqual([404, 'NOT_FOUND', []]);
  });
});

describe('a movement', () => {
  beforeEach(async () => void (await open()));

  test('changes the balance once, however often it is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = (await send('deposit', body, carmen, headers)).json<object>();
    expect((await send('deposit', body, carmen, headers)).json()).toEqual(first);
    expect(first).toMatchObject({ record: { balance: 11_890 } });
    const taken = (await send('withdraw', { ...body, typeId: 102, amount: 1_890 })).json<object>();
    expect(taken).toMatchObject({ record: { balance: 10_000 } });
    expect((await house.load(account, rosa.id)).version).toBe(3);
  });
  test('has its reason sealed', async () => {
    await send('deposit', body);
    const stored = JSON.stringify((await house.store.readStream(`account-${rosa.id}`))[1]!.data);
    expect(stored).toContain('TR-1');
    expect(stored).not.toContain('marzo');
  });
  test.each<[object, string[]]>([
    [{ amount: 0 }, ['amount']],
    [{ amount: -5 }, ['amount']],
    [{ amount: 1.5 }, ['amount']],
    [{ amount: '100' }, ['amount']],
    [{ amount: 1_000_000_001 }, ['amount']],
    [{ typeId: 102 }, ['typeId']],
    [{ typeId: 13 }, ['typeId']],
    [{ reference: ' ', reason: undefined }, ['reference', 'reason']],
    [{ reference: 'x'.repeat(81) }, ['reference']],
    [{ reason: 'x'.repeat(501) }, ['reason']],
  ])('with %j is refused by those fields', async (more, fields) => {
    const code = fields[0] === 'amount' ? 'INVALID_AMOUNT' : 'INVALID_INPUT';
    expect(await refusal(send('deposit', { ...body, ...more }))).toEqual([422, code, fields]);
  });
  test('takes out no more than there is', async () =>
    expect(await refusal(send('withdraw', { ...body, typeId: 199 }))).toEqual([
      409,
      'INSUFFICIENT_FUNDS',
      ['amount'],
    ]));
  test('is made by whom the rights let, and others learn nothing of the account', async () => {
    expect(await refusal(send('deposit', body, rosa))).toEqual([403, 'NOT_ALLOWED', []]);
    const other = await house.hire('BACKOFFICE', ['CO']);
    const answered = async (id: string) =>
      (await house.command(`accounts/${id}/deposit`, other.authorization, body, { 'if-match': '"7"' })).body;
    expect(await answered(rosa.id)).toEqual(await answered(randomUUID()));
  });
});
