import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';
import { type CoverageCounts, nobodyInsured } from './coverage-counts.ts';
import { approvedCompany, deactivated, insurerId, knownInsurer } from './testing/companies.ts';

let house: House;
let carmen: Awaited<ReturnType<House['hire']>>;
let companyId: string;
let insured: Awaited<ReturnType<CoverageCounts['inPolicy']>>;

beforeEach(async () => {
  insured = { groups: [], people: 0 };
  const coverages: CoverageCounts = {
    ...nobodyInsured,
    inPolicy: async () => insured,
  };
  house = await openHouse({ parts: { coverages } });
  carmen = await house.hire('BACKOFFICE', ['PE']);
  companyId = await approvedCompany(house);
  await knownInsurer(house);
});

const body = () => ({
  companyId,
  insurerId,
  number: 'POL-1',
  from: '2026-01-01',
  until: '2026-12-31',
  coverageType: 'complementary',
  scope: 'holderWithDependants',
  coverageGroups: [{ code: 'A', name: 'Gerencia' }],
  oldestDependant: 24,
});
const send = (id: string, command: string, payload: object, by = carmen) =>
  house.command(`policies/${id}/${command}`, by.authorization, payload);
type Answer = Awaited<ReturnType<House['command']>>;
const told = async (answer: PromiseLike<Answer>) => {
  const { status, code, errors } = (await answer).json<Record<string, unknown>>();
  return [status, code, Object.keys(errors ?? {})];
};
const create = async (more: object = {}) => {
  const id = randomUUID();
  return { id, answer: await send(id, 'create', { ...body(), ...more }) };
};

describe('a policy', () => {
  test('is answered with the names of its company and insurer, and what may be done', async () => {
    const { id, answer } = await create();
    expect(answer.json()).toMatchObject({
      record: {
        id,
        companyId,
        country: 'PE',
        companyName: 'Textiles del Sur S.A.C.',
        insurerName: 'Aseguradora del Valle',
        validFrom: '2026-01-01',
        validUntil: '2026-12-31',
        insurerNotification: 'cuttingDay',
        status: 'known',
        files: [],
      },
    });
    const { allowedCommands } = answer.json<{ allowedCommands: { command: string; allowed: boolean }[] }>();
    expect(allowedCommands.filter(({ allowed }) => allowed).map(({ command }) => command)).toEqual([
      'update',
      'duplicate',
      'renew',
      'set-insurer-notification',
      'attach-file',
      'withdraw-file',
      'delete',
    ]);
  });
  test.each<[object, string[]]>([
    [{ companyId: 'PE-20999999999' }, ['companyId']],
    [{ insurerId: '999' }, ['insurerId']],
    [{ partnerId: 'PE-20999999999' }, ['partnerId']],
    [{ until: '2025-12-31' }, ['until']],
    [{ coverageType: 'pets', scope: 'all' }, ['coverageType', 'scope']],
    [{ from: '2026-02-30' }, ['from']],
    [{ oldestDependant: 24.5 }, ['oldestDependant']],
    [{ number: ' ' }, ['number']],
  ])('with %j is refused at those fields', async (more, fields) => {
    const answer = create(more).then((one) => one.answer);
    expect(await told(answer)).toEqual([422, 'INVALID_INPUT', fields]);
  });
  test('is not created for a company of another country, nor changed from there', async () => {
    const other = await house.hire('BACKOFFICE', ['CL']);
    expect(await told(send(randomUUID(), 'create', body(), other))).toEqual([
      422,
      'INVALID_INPUT',
      ['companyId'],
    ]);
    const { id } = await create();
    const answered = async (asked: string) => (await send(asked, 'update', { number: 'POL-2' }, other)).body;
    expect(await answered(id)).toEqual(await answered(randomUUID()));
    expect(await told(send(randomUUID(), 'duplicate', { ...copy, sourceId: id }, other))).toEqual([
      422,
      'INVALID_INPUT',
      ['sourceId'],
    ]);
  });
  test('follows another one without a gap when it is renewed', async () => {
    const { id } = await create();
    const renewed = await send(randomUUID(), 'renew', { ...copy, sourceId: id });
    expect(renewed.json()).toMatchObject({ record: { renews: id, number: 'POL-2', oldestDependant: 24 } });
    expect(await told(send(randomUUID(), 'renew', { ...copy, sourceId: id, from: '2027-01-02' }))).toEqual([
      422,
      'INVALID_INPUT',
      ['from'],
    ]);
    const duplicated = await send(randomUUID(), 'duplicate', { ...copy, sourceId: id, from: '2026-06-01' });
    expect(duplicated.json()).toMatchObject({ record: { renews: null, validFrom: '2026-06-01' } });
  });
  test('of a company that was deactivated is neither renewed nor duplicated', async () => {
    const { id } = await create();
    await deactivated(house, companyId);
    for (const command of ['renew', 'duplicate'])
      expect(await told(send(randomUUID(), command, { ...copy, sourceId: id }))).toEqual([
        409,
        'COMPANY_NOT_ACTIVE',
        [],
      ]);
  });
  test('keeps the days and the groups that its people need, and is not deleted after that', async () => {
    const { id } = await create();
    insured = { from: '2026-03-01', until: '2026-10-31', groups: ['A'], people: 1 };
    expect(await told(send(id, 'update', { from: '2026-03-02' }))).toEqual([422, 'INVALID_INPUT', ['from']]);
    expect(await told(send(id, 'update', { coverageGroups: [] }))).toEqual([
      422,
      'INVALID_INPUT',
      ['coverageGroups'],
    ]);
    expect(await told(send(id, 'delete', { reason: 'Repetida' }))).toEqual([409, 'POLICY_IN_USE', []]);
    insured = { groups: [], people: 0 };
    expect((await send(id, 'delete', { reason: 'Repetida' })).json()).toMatchObject({
      record: { status: 'deleted' },
    });
  });
  test('takes files that are uploaded for it, by whom the rights let', async () => {
    const { id } = await create();
    const upload = (by = carmen) =>
      house.app.inject({
        method: 'POST',
        url: `/api/files/policies/${id}?name=Contrato.pdf`,
        headers: {
          authorization: by.authorization,
          'idempotency-key': randomUUID(),
          'content-type': 'application/pdf',
        },
        payload: '%PDF-1.7',
      });
    const { fileId } = (await upload()).json<{ fileId: string }>();
    const attached = await send(id, 'attach-file', { fileId, name: 'Contrato.pdf' });
    expect(attached.json()).toMatchObject({
      record: { files: [{ id: fileId, name: 'Contrato.pdf', bytes: 8, byName: 'Ana Rojas' }] },
    });
    expect((await upload(await house.hire('BACKOFFICE', ['CL']))).statusCode).toBe(404);
  });
});

const copy = { number: 'POL-2', from: '2027-01-01', until: '2027-12-31' };
