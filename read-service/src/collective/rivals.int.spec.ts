/** A company's people and a partner's are told nothing of another company, by whatever way they ask. */
import { randomUUID } from 'node:crypto';
import { documentId } from '@cotejo/core/collective';
import { company, registerCompany } from '@cotejo/core/companies';
import { employeeLoad } from '@cotejo/core/employee-loads';
import { uploadLoad } from '@cotejo/core/employee-loads/server';
import { actorOf, type Staff } from '@cotejo/core/identity';
import {
  attachPersonFile,
  changePerson,
  type Identity,
  insuredPerson,
  registerPerson,
} from '@cotejo/core/insured-people';
import { documentedOperations, type OpenApiDocument } from '@cotejo/core/kit/testing';
import { addDays, dayInZone } from '@cotejo/core/kit/time';
import { partner, createPartner } from '@cotejo/core/partners';
import { attachPolicyFile, createPolicy, policy } from '@cotejo/core/policies';
import { policyEmployee, requestActivation } from '@cotejo/core/policy-employees';
import { changeUserCompanies, user } from '@cotejo/core/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personOf, policyOf } from '../../../projectors/src/collective/testing/company-people.ts';
import { until } from '../../../projectors/src/testing/world.ts';
import { fileSchema } from '../../../write-service/src/files/file-schema.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { exported, listen } from './testing/looking.ts';

const house = colleague('Carmen Ríos', 'BACKOFFICE', ['PE']);
const admin = colleague('Julián Cárdenas', 'ADMINISTRADOR', ['PE']);
const own = documentId('PE', '20100070970');
const rival = documentId('PE', '20123456786');
const roles = [
  'CLIENT',
  'CLIENT_ADMIN',
  'PAYROLL_MANAGER',
  'GROUP_ADMIN',
  'EXTERNAL_ADMIN_QPCLIENTS',
] as const;

/** With the token that a login gives after the company was said. */
const inOwn = roles.map((role) => ({
  ...colleague(role, role, ['PE']),
  companies: [own],
  partners: [],
  epochs: { user: 1, session: 0 },
}));
const ofPartner = {
  ...colleague('ADMIN_PARTNER', 'ADMIN_PARTNER', ['PE']),
  companies: [],
  partners: ['PE-20512345671'],
  epochs: { user: 1, session: 0 },
};
const viewers = [...inOwn, ofPartner];

/** All that a company has: what is told of the rival holds words that stand nowhere else. */
type Made = {
  readonly policyId: string;
  readonly personId: string;
  readonly family: string;
  readonly loadId: string;
  readonly identity: Identity;
};
const wordsOf = { [own]: 'Propia', [rival]: 'Zzrival' } as Record<string, string>;
const rivalDocument = '98765432';
const fileId = randomUUID();
const by = { actor: actorOf(house), country: 'PE' } as const;
const today = dayInZone(new Date(), 'America/Lima');

let world: ReadWorld;
let address: string;
let paths: readonly string[];
let position: string;
let [mine, theirs]: [Made, Made] = [] as never;

const make = async (companyId: string): Promise<Made> => {
  const word = wordsOf[companyId]!;
  const [policyId, personId, loadId] = [randomUUID(), randomUUID(), randomUUID()];
  await world.send(
    company,
    companyId,
    registerCompany({
      country: 'PE',
      documentType: 'RUC',
      documentNumber: companyId.slice(3),
      legalName: `${word} S.A.C.`,
      economicActivityId: 'C',
      address: { street: `Calle ${word}` },
      contacts: [{ name: `${word} Jefa`, email: `${word}@${word}.example`, typeId: 'humanResources' }],
    }),
    by,
  );
  const dates = { from: addDays(today, -30), until: addDays(today, 300) };
  const creation = policyOf(companyId, 'PE', { ...dates, number: `POL-${word}` });
  await world.send(policy, policyId, createPolicy(creation), by);
  const file = { fileId, name: `${word}.pdf`, mediaType: 'application/pdf', bytes: 8 };
  await world.send(policy, policyId, attachPolicyFile(file), by);
  const person = personOf(companyId, 'PE', {
    firstName: word,
    ...(companyId === rival && { documentNumber: rivalDocument }),
  });
  await world.send(insuredPerson, personId, registerPerson(person), by);
  await world.send(insuredPerson, personId, attachPersonFile(file), by);
  const family = `${policyId}.${personId}`;
  const asked = requestActivation({
    by: house,
    policyId,
    policy: { ...creation, status: 'known', files: [] },
    retroactiveDays: 0,
    today,
    person: { ...person, id: personId, status: 'active' },
    holderId: personId,
    from: today,
    restrictionIds: [],
  });
  await world.send(policyEmployee, family, asked, by);
  const upload = uploadLoad({
    kind: 'activation',
    country: 'PE',
    companyId,
    policyId,
    fileName: `${word}.csv`,
    headings: [word],
    rows: 1,
    notes: [],
    mapping: {},
  });
  ({ position } = await world.send(employeeLoad, loadId, upload, by));
  return { policyId, personId, family, loadId, identity: person.identity };
};

beforeAll(async () => {
  world = await createReadWorld();
  address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  await world.pool.query(fileSchema);
  await world.hire(admin, house, ...viewers);
  for (const { id, companies, partners } of viewers)
    await world.send(user, id, changeUserCompanies({ id, by: admin, companies, partners }));
  for (const [documentNumber, name] of [
    ['20512345671', 'Corredora Puente'],
    ['20600000001', 'Zzrival Corredores'],
  ] as const) {
    const creation = {
      name,
      kind: 'broker',
      contacts: [] as [],
      country: 'PE',
      documentType: 'RUC',
      documentNumber,
    } as const;
    await world.send(partner, documentId('PE', documentNumber), createPartner(creation), by);
  }
  [mine, theirs] = [await make(own), await make(rival)];
  for (const path of [
    'employee-loads',
    'policy-employees',
    'insured-people',
    'policies',
    'companies',
    'partners',
  ])
    await world.get(`/api/console/${path}`, admin, { 'x-min-position': position });
  await until('exports', async () => (await world.get('/api/console/exports', house)).status === 200);
  paths = documentedOperations((await world.get('/api/docs/read.json')).body as OpenApiDocument)
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/console/'))
    .map(({ path }) => path);
});
afterAll(() => world.end());

/** Texts and ids that no answer may hold. */
const secrets = () => [
  'zzrival',
  rivalDocument,
  rival.toLowerCase(),
  rival.slice(3),
  theirs.policyId,
  theirs.personId,
  theirs.loadId,
];
/** An answer as text, without the address that it repeats. */
const told = ({ body }: { readonly body: unknown }): string => {
  const { instance: _, ...rest } =
    Array.isArray(body) || typeof body !== 'object' ? { body } : { ...body, instance: '' };
  return JSON.stringify(rest).toLowerCase();
};
const leaked = (text: string): string[] => secrets().filter((secret) => text.includes(secret));

const asQuery = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
/** The lists that know the filter; of an address that knows none, the answer is a refusal. */
const searches = (): readonly object[] => [
  { q: 'zzrival' },
  { q: rivalDocument },
  { companyId: rival },
  { id: theirs.personId },
  { id: theirs.policyId },
  { id: rival },
  { recordId: theirs.personId },
  { recordId: `${theirs.family}.1` },
  { loadId: theirs.loadId },
];
const ids = () => [
  rival,
  theirs.policyId,
  theirs.personId,
  `${theirs.family}.1`,
  theirs.loadId,
  'PE-20600000001',
];

describe('each company', () => {
  test.each(inOwn)('is told of to its $name', async (viewer) =>
    expect(told(await world.get('/api/console/insured-people', viewer))).toContain('propia'),
  );
  test('is told of to the house, so that there is something to be told', async () => {
    for (const path of ['companies', 'policies', 'insured-people', 'policy-employees', 'employee-loads'])
      expect(leaked(told(await world.get(`/api/console/${path}`, house))), path).toContain('zzrival');
  });
});

/** Whether the role has no permission for an address: nothing more is to be asked there. */
const isClosed = async (address: string, viewer: Staff): Promise<boolean> => {
  const { status, body } = await world.get(address, viewer);
  expect([200, 400, 403, 404, 422], `${address} ${status}`).toContain(status);
  expect(leaked(told({ body })), address).toEqual([]);
  return status === 403;
};

describe.each(viewers)('$name', (viewer) => {
  test('finds nothing of another company in any list, count, search or list of ids', async () => {
    for (const path of paths.filter((one) => !one.includes('{'))) {
      if (await isClosed(path, viewer)) continue;
      const search = async (filter: object) => {
        const answer = await world.get(path + asQuery(filter), viewer);
        const asked = `${path} ${JSON.stringify(filter)}`;
        expect([200, 400, 404, 422], `${asked} ${answer.status}`).toContain(answer.status);
        expect(leaked(told(answer)), asked).toEqual([]);
        const range = answer.headers['content-range'];
        const total = typeof range === 'string' ? range.split('/')[1] : 0;
        if (answer.status === 200) expect(Number(total), asked).toBe(0);
      };
      await Promise.all(searches().map(search));
    }
  });

  test('is answered for a record or a file of another company as for one that there is not', async () => {
    const nowhere = (id: string) =>
      id.replace(/[0-9a-f]{8}-[0-9a-f]{4}/g, '00000000-0000').replace(/PE-\d+/, 'PE-20999999999');
    for (const path of paths.filter((one) => one.includes('{'))) {
      const addressOf = (id: string) =>
        path
          .replace('{id}', id)
          .replace('{fileId}', fileId)
          .replace(/\{\w+\}/g, randomUUID());
      if (await isClosed(addressOf(nowhere(theirs.personId)), viewer)) continue;
      const compare = async (id: string) => {
        const [answer, unknown] = await Promise.all(
          [id, nowhere(id)].map((one) => world.get(addressOf(one), viewer)),
        );
        expect([answer!.status, told(answer!)], `${path} ${id}`).toEqual([unknown!.status, told(unknown!)]);
        expect(leaked(told(answer!)), `${path} ${id}`).toEqual([]);
      };
      await Promise.all(ids().map(compare));
    }
  });

  test('exports nothing of another company', async () => {
    for (const resource of [
      'companies',
      'partners',
      'policies',
      'insured-people',
      'policy-employees',
      'coverage-history',
      'employee-loads',
    ]) {
      const file = await exported(world, viewer, resource);
      if (typeof file === 'number') expect([403, 404]).toContain(file);
      else expect(leaked(file.toLowerCase()), resource).toEqual([]);
    }
  });
});

test('each of them hears of the own company’s records alone', async () => {
  const topics = [
    'companies', 'partners', 'policies', 'insured-people', 'policy-employees', 'employee-loads',
    `insured-people/${theirs.personId}`, `policies/${theirs.policyId}`, `companies/${rival}`,
  ]; // oxfmt-ignore
  const ears = await Promise.all(viewers.map((viewer) => listen(world, address, viewer, topics)));
  for (const { personId, identity } of [theirs, mine]) {
    const changed = changePerson({ identity: { ...identity, maternalSurname: 'Paz' } }, false);
    await world.send(insuredPerson, personId, changed, by);
  }
  const readers = inOwn.map((_, place) => ears[place]!);
  for (const { heard } of readers) await until('the news', () => heard.length > 1);
  for (const { heard } of ears) expect(leaked(JSON.stringify(heard.slice(1)).toLowerCase())).toEqual([]);
  for (const { close } of ears) close();
});
