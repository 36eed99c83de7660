import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';
import { type CoverageCounts, nobodyInsured } from './coverage-counts.ts';
import { approvedCompany } from './testing/companies.ts';

let house: House;
let carmen: Awaited<ReturnType<House['hire']>>;
let companyId: string;
let counts: Awaited<ReturnType<CoverageCounts['ofPerson']>>;

beforeEach(async () => {
  counts = { open: 0, wasActivated: false };
  const coverages: CoverageCounts = {
    ...nobodyInsured,
    ofPerson: async () => counts,
  };
  house = await openHouse({ parts: { coverages } });
  carmen = await house.hire('BACKOFFICE', ['PE']);
  companyId = await approvedCompany(house);
});

type Answer = Awaited<ReturnType<House['command']>>;
const told = async (answer: PromiseLike<Answer>) => {
  const { status, code, errors } = (await answer).json<Record<string, unknown>>();
  return [status, code, Object.keys(errors ?? {})];
};
const askId = (document: object, by = carmen) =>
  house.app.inject({
    method: 'POST',
    url: '/api/collective/person-ids',
    headers: { authorization: by.authorization },
    payload: { companyId, documentType: 'DNI', documentNumber: '45678912', ...document },
  });
const idOf = async (document: object = {}) => (await askId(document)).json<{ id: string }>().id;
const send = (id: string, command: string, payload: object, by = carmen) =>
  house.command(`insured-people/${id}/${command}`, by.authorization, payload);

const rosa = () => ({
  companyId,
  documentType: 'DNI',
  documentNumber: '45.678.912',
  firstName: 'Rosa',
  paternalSurname: 'Quispe',
  birthDate: '1990-03-02',
  gender: 'female',
  phone: '999 888 777',
});
const register = async (more: object = {}, document: object = {}) => {
  const id = await idOf(document);
  return { id, answer: await send(id, 'register-employee', { ...rosa(), ...document, ...more }) };
};
const child = { documentNumber: '78945612', firstName: 'Luz', birthDate: '2020-05-01' };
const asChild = { ...child, relationship: 'child', dependantType: 'ownMinor' };

describe('the id of a person', () => {
  test('is the same however the document is written, and another in another company', async () => {
    const id = await idOf();
    expect(await idOf({ documentNumber: '45 678 912' })).toBe(id);
    const elsewhere = await approvedCompany(house, '20100070970');
    expect(await idOf({ companyId: elsewhere })).not.toBe(id);
  });
  test('is told of companies that one sees alone, and of documents that are right', async () => {
    const other = await house.hire('BACKOFFICE', ['CL']);
    expect(await told(askId({}, other))).toEqual([422, 'INVALID_INPUT', ['companyId']]);
    const unknown = (await askId({ companyId: 'PE-20999999999' })).body;
    expect((await askId({}, other)).body).toEqual(unknown);
    expect(await told(askId({ documentNumber: '1' }))).toEqual([422, 'INVALID_INPUT', ['documentNumber']]);
  });
});

describe('an employee', () => {
  test('is registered once under the document, sealed, and named surname first', async () => {
    const { id, answer } = await register();
    expect(answer.json()).toMatchObject({
      record: {
        id,
        name: 'Quispe, Rosa',
        status: 'ACTIVE',
        holderId: null,
        companyName: 'Textiles del Sur S.A.C.',
        identity: { documentNumber: '45678912', phone: '+51999888777' },
      },
    });
    const stored = (await house.store.readStream(`insuredPerson-${id}`)).map(({ data }) => data);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(/Quispe|45678912/);
    expect((await register()).answer.statusCode).toBe(200);
    expect(await told(register({ firstName: 'Ana' }).then((one) => one.answer))).toEqual([
      409,
      'ALREADY_REGISTERED',
      ['documentNumber'],
    ]);
  });
  test('is registered under no other id, and in no company that one does not see', async () => {
    expect(await told(send(randomUUID(), 'register-employee', rosa()))).toEqual([
      422,
      'INVALID_INPUT',
      ['documentNumber'],
    ]);
    const other = await house.hire('BACKOFFICE', ['CL']);
    expect(await told(send(await idOf(), 'register-employee', rosa(), other))).toEqual([
      422,
      'INVALID_INPUT',
      ['companyId'],
    ]);
  });
  test.each<[object, string[]]>([
    [{ firstName: '' }, ['firstName']],
    [{ birthDate: '2990-01-01' }, ['birthDate']],
    [{ gender: 'x', email: 'rosa' }, ['gender', 'email']],
    [{ phone: '123' }, ['phone']],
    [{ bankAccount: { bank: 'Banco', typeId: 'x', number: '1' } }, ['bankAccount.typeId']],
  ])('with %j is refused at those fields', async (more, fields) =>
    expect(await told(register(more).then((one) => one.answer))).toEqual([422, 'INVALID_INPUT', fields]),
  );
  test('keeps what is not changed, and what may be emptied is', async () => {
    const { id } = await register({ email: 'rosa@correo.example' });
    const changed = await send(id, 'change', { paternalSurname: 'Quispe Mamani', email: null });
    expect(changed.json()).toMatchObject({
      record: { identity: { firstName: 'Rosa', paternalSurname: 'Quispe Mamani', email: null } },
    });
    counts = { open: 1, wasActivated: true };
    expect(await told(send(id, 'change', { birthDate: '1991-01-01' }))).toEqual([
      422,
      'INVALID_INPUT',
      ['birthDate'],
    ]);
    expect(await told(send(id, 'deactivate', { reason: 'Renunció' }))).toEqual([409, 'PERSON_INSURED', []]);
  });
  test('is erased for good, and is not registered again', async () => {
    const { id } = await register();
    expect((await send(id, 'erase', { reasonId: 1 })).json()).toMatchObject({
      record: { erased: true, identity: null, name: null, status: 'INACTIVE' },
    });
    expect(await told(register().then((one) => one.answer))).toEqual([409, 'PERSON_ERASED', []]);
  });
});

describe('a file', () => {
  test('is uploaded for a person that one sees, and attached under a sealed name', async () => {
    const { id } = await register();
    const own = await house.hire('CLIENT_ADMIN', ['PE'], { companies: [companyId] });
    const upload = (by: typeof carmen, of = id) =>
      house.app.inject({
        method: 'POST',
        url: `/api/files/insured-people/${of}?name=Partida.pdf`,
        headers: {
          authorization: by.authorization,
          'idempotency-key': randomUUID(),
          'content-type': 'application/pdf',
        },
        payload: '%PDF-1.7',
      });
    const { fileId } = (await upload(own)).json<{ fileId: string }>();
    const attached = await send(id, 'attach-file', { fileId, name: 'Partida de Rosa.pdf' }, own);
    expect(attached.json()).toMatchObject({
      record: { files: [{ id: fileId, name: 'Partida de Rosa.pdf', bytes: 8 }] },
    });
    const stored = (await house.store.readStream(`insuredPerson-${id}`)).map(({ data }) => data);
    expect(JSON.stringify(stored)).not.toContain('Partida');

    const rival = await house.hire('CLIENT_ADMIN', ['PE'], { companies: ['PE-20100070970'] });
    const unseen = await upload(rival);
    const noSuch = await upload(rival, randomUUID());
    expect([unseen.statusCode, unseen.json()]).toEqual([404, noSuch.json()]);
    expect((await send(id, 'attach-file', { fileId, name: 'Otra.pdf' }, rival)).statusCode).toBe(404);
    expect((await upload(await house.hire('CLIENT', ['PE'], { companies: [companyId] }))).statusCode).toBe(
      403,
    );
  });
});

describe('a company’s own people', () => {
  test.each(['CLIENT_ADMIN', 'PAYROLL_MANAGER', 'GROUP_ADMIN', 'EXTERNAL_ADMIN_QPCLIENTS'] as const)(
    '%s registers in the own company, and in another one as in one that there is not',
    async (role) => {
      const own = await house.hire(role, ['PE'], { companies: [companyId] });
      expect((await send(await idOf(), 'register-employee', rosa(), own)).statusCode).toBe(200);
      const elsewhere = await approvedCompany(house, '20100070970');
      const asked = (at: string) => ({ ...rosa(), companyId: at, documentNumber: '70000002' });
      const id = await idOf({ companyId: elsewhere, documentNumber: '70000002' });
      const refused = await send(id, 'register-employee', asked(elsewhere), own);
      const unknown = await send(id, 'register-employee', asked('PE-20999999999'), own);
      expect([refused.statusCode, unknown.statusCode]).toEqual([422, 422]);
      const without = ({ body }: Answer) => body.replace(/"instance":"[^"]*"/, '');
      expect(without(refused)).toBe(without(unknown));
    },
  );
});

describe('a dependant', () => {
  test('depends on an active employee of the same company, by a type of the relationship', async () => {
    const { id: holderId } = await register();
    const id = await idOf({ documentNumber: child.documentNumber });
    const body = { ...rosa(), ...asChild, holderId };
    expect(await told(send(id, 'register-dependant', { ...body, holderId: randomUUID() }))).toEqual([
      422,
      'INVALID_INPUT',
      ['holderId'],
    ]);
    expect(await told(send(id, 'register-dependant', { ...body, dependantType: 'partner' }))).toEqual([
      422,
      'INVALID_INPUT',
      ['dependantType'],
    ]);
    expect((await send(id, 'register-dependant', body)).json()).toMatchObject({
      record: { holderId, holderName: 'Quispe, Rosa', relationship: 'child', dependantType: 'ownMinor' },
    });
    const measured = await send(id, 'measure', { heightCm: 98.5, weightKg: 15, on: '2026-03-01' });
    expect(measured.json()).toMatchObject({ record: { measures: [{ heightCm: 98.5 }] } });
    const removed = await send(id, 'remove-measure', { on: '2026-03-01' });
    expect(removed.json()).toMatchObject({ record: { measures: [] } });
    const grandchild = { ...rosa(), ...asChild, documentNumber: '70000001', holderId: id };
    expect(
      await told(send(await idOf({ documentNumber: '70000001' }), 'register-dependant', grandchild)),
    ).toEqual([422, 'INVALID_INPUT', ['holderId']]);
  });
});
