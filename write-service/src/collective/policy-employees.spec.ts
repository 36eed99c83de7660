import { changePerson, insuredPerson, registerPerson } from '@cotejo/core/insured-people';
import { insurerTerms, setCuttingDay, setRetroactiveDays } from '@cotejo/core/insurer-terms';
import { createPolicy, policy, type PolicyCreation } from '@cotejo/core/policies';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';
import { approvedCompany, deactivated } from './testing/companies.ts';

let house: House;
let carmen: Awaited<ReturnType<House['hire']>>;
let bruno: typeof carmen;
const [policyId, holderId, daughterId] = [randomUUID(), randomUUID(), randomUUID()];
const family = `${policyId}.${holderId}`;
const companyId = 'PE-20123456786';

const creation: PolicyCreation = {
  country: 'PE',
  companyId,
  insurerId: '301',
  number: 'POL-1',
  from: '2026-01-01',
  until: '2026-12-31',
  coverageType: 'complementary',
  scope: 'holderWithDependants',
  coverageGroups: [],
  insurerNotification: 'cuttingDay',
};
const identity = {
  documentType: 'DNI',
  documentNumber: '45678912',
  firstName: 'Rosa',
  paternalSurname: 'Quispe',
  birthDate: '1990-03-02',
  gender: 'female',
} as const;

beforeEach(async () => {
  house = await openHouse();
  carmen = await house.hire('BACKOFFICE', ['PE'], { name: 'Carmen Ríos' });
  bruno = await house.hire('BACKOFFICE', ['PE']);
  await approvedCompany(house);
  await house.happened(policy, policyId, createPolicy(creation));
  await house.happened(insurerTerms, '301', setCuttingDay('PE', { value: 1, from: '2026-01-01' }));
  await house.happened(insurerTerms, '301', setRetroactiveDays('PE', { value: 30, from: '2026-01-01' }));
  await house.happened(insuredPerson, holderId, registerPerson({ country: 'PE', companyId, identity }));
  const kinship = { holderId, relationship: 'child', typeId: 'ownMinor' } as const;
  const { birthDate: _, ...unborn } = { ...identity, documentNumber: '78912345', firstName: 'Luz' };
  await house.happened(
    insuredPerson,
    daughterId,
    registerPerson({ country: 'PE', companyId, identity: unborn, kinship }),
  );
});

const send = (id: string, command: string, payload: object = {}, by = carmen) =>
  house.command(`policy-employees/${id}/${command}`, by.authorization, payload);
const refusal = async (answer: ReturnType<typeof send>) => {
  const { status, code, errors } = (await answer).json<Record<string, unknown>>();
  return [status, code, errors ?? {}];
};
const recordOf = async (answer: ReturnType<typeof send>) => (await answer).json<{ record: object }>().record;
// Today is 2 March 2026.
const request = (payload: object = {}) =>
  send(family, 'request-activation', { from: '2026-03-15', ...payload });

describe('a coverage', () => {
  test('is asked for by one person and accepted by another, from the next operation on', async () => {
    expect(await recordOf(request())).toMatchObject({
      id: `${family}.1`,
      personName: 'Rosa Quispe',
      policyNumber: 'POL-1',
      status: 'PROCESS_ACTIVATION',
      coveredFrom: '2026-03-15',
      askedByName: 'Carmen Ríos',
      waitingSince: '2026-03-02T15:00:00.000Z',
      personDocument: 'DNI 45678912',
      holderName: null,
      policyFrom: '2026-01-01',
      dueOn: '2026-04-01',
      isLate: false,
      cutting: { today: '2026-03-02', cuttingDay: 1, lastDay: '2026-04-01', operationDate: '2026-05-01' },
    });
    expect(await refusal(send(`${family}.1`, 'accept-activation'))).toEqual([409, 'INVALID_TRANSITION', {}]);
    // The cutting day of March has gone by.
    expect(await recordOf(send(`${family}.1`, 'accept-activation', {}, bruno))).toMatchObject({
      status: 'ACTIVE',
      operationDate: '2026-05-01',
      waitingSince: null,
    });
  });
  test('of a dependant waits for what lacks, and is completed once it was told', async () => {
    await request();
    expect(await recordOf(request({ personId: daughterId }))).toMatchObject({
      id: `${family}.2`,
      personName: 'Luz Quispe',
      status: 'PENDING',
      missing: ['birthDate'],
    });
    expect(await refusal(send(`${family}.2`, 'complete'))).toEqual([409, 'MISSING_DATA', {}]);
    const many = { aggregate: 'policy-employees', command: 'complete', ids: [`${family}.2`] };
    const run = await house.command(`bulk/${randomUUID()}/start`, carmen.authorization, many);
    expect(run.json()).toMatchObject({ record: { command: 'complete', total: 1 } });
  });
  test('ends for a reason, on a day in its window', async () => {
    await request();
    await send(`${family}.1`, 'accept-activation', {}, bruno);
    const cancel = (payload: object) => send(`${family}.1`, 'request-cancellation', payload);
    expect(await refusal(cancel({ until: '2026-06-01', reasonId: 1 }))).toEqual([
      422,
      'INVALID_INPUT',
      { until: 'Debe ser hasta el 1 de abril de 2026: se acepta hasta 30 días después de hoy.' },
    ]);
    expect(await refusal(cancel({ until: '2026-03-31', reasonId: 99 }))).toEqual([
      422,
      'INVALID_INPUT',
      { note: 'Especifica el motivo.' },
    ]);
    await cancel({ until: '2026-03-31', reasonId: 1 });
    expect(await recordOf(send(`${family}.1`, 'accept-cancellation', {}, bruno))).toMatchObject({
      status: 'CANCELED',
      coveredUntil: '2026-03-31',
      annulled: false,
    });
  });
  test('of a company that was deactivated can end, and no other one is asked for or completed', async () => {
    await request();
    await send(`${family}.1`, 'accept-activation', {}, bruno);
    await request({ personId: daughterId });
    await deactivated(house, companyId);
    const kinship = { holderId, relationship: 'child', typeId: 'ownMinor' } as const;
    await house.happened(
      insuredPerson,
      daughterId,
      changePerson({ identity: { ...identity, documentNumber: '78912345' }, kinship }, false),
    );
    const refused = [409, 'COMPANY_NOT_ACTIVE', {}];
    expect(await refusal(send(`${family}.2`, 'complete'))).toEqual(refused);
    await send(`${family}.2`, 'withdraw');
    expect(await refusal(request({ personId: daughterId }))).toEqual(refused);
    // Asked again as it stands, nothing changes.
    expect((await request()).statusCode).toBe(200);
    expect(
      await recordOf(send(`${family}.1`, 'request-cancellation', { until: '2026-03-31', reasonId: 1 })),
    ).toMatchObject({ status: 'PROCESS_CANCELLATION' });
  });
  test.each([
    [{ from: '2026-02-30' }, { from: expect.any(String) as string }],
    [{ from: undefined }, { from: 'Campo requerido.' }],
    [
      { from: '2026-06-01' },
      { from: 'Debe ser hasta el 16 de abril de 2026: se acepta hasta 45 días después de hoy.' },
    ],
    [{ coverageGroup: 'A' }, { coverageGroup: 'La póliza no tiene grupos.' }],
    [{ restrictionIds: [6, 1] }, { restrictionIds: '«Sin restricción» no va con otras.' }],
  ])('asked for with %j is refused by that field', async (payload, errors) => {
    const [status, code, told] = await refusal(request(payload));
    expect([status, code]).toEqual([422, 'INVALID_INPUT']);
    expect(told).toMatchObject(errors);
  });
  test('is answered by who reviews it, and by others once they have taken it', async () => {
    await request();
    const ana = await house.hire('BACKOFFICE', ['PE'], { name: 'Ana Soto' });
    const review = (name: string, by: typeof carmen) => send(`${family}.1`, `${name}-review`, {}, by);
    expect(await recordOf(review('take', ana))).toMatchObject({
      reviewedBy: ana.id,
      reviewedByName: 'Ana Soto',
      reviewUntil: '2026-03-02T15:15:00.000Z',
    });
    const answer = await send(`${family}.1`, 'accept-activation', {}, bruno);
    expect(answer.json()).toMatchObject({
      status: 409,
      message: 'La revisa otra persona. Tómala tú si no sigue.',
    });
    expect(await refusal(review('release', bruno))).toEqual([409, 'INVALID_TRANSITION', {}]);
    const client = await house.hire('CLIENT_ADMIN', ['PE']);
    expect(await refusal(review('take', client))).toEqual([404, 'NOT_FOUND', {}]);
    await review('take', bruno);
    expect(await recordOf(send(`${family}.1`, 'accept-activation', {}, bruno))).toMatchObject({
      status: 'ACTIVE',
      reviewedBy: null,
      reviewUntil: null,
    });
  });
  test('is nothing to who works elsewhere, and to who names no policy', async () => {
    await request();
    const other = await house.hire('BACKOFFICE', ['CL']);
    const answered = async (id: string) => (await send(id, 'accept-activation', {}, other)).body;
    expect(await answered(`${family}.1`)).toEqual(await answered(`${policyId}.${randomUUID()}.1`));
    expect(
      await refusal(send(`${randomUUID()}.${holderId}`, 'request-activation', { from: '2026-03-15' })),
    ).toEqual([404, 'NOT_FOUND', {}]);
    expect(await refusal(send('nothing', 'accept-activation'))).toEqual([404, 'NOT_FOUND', {}]);
  });
});
