/** A house with a company of Chile and its policy, over a real database, in which files are loaded and worked off. */
import { randomUUID } from 'node:crypto';
import { documentId } from '@cotejo/core/collective';
import { approveCompany, company, registerCompany } from '@cotejo/core/companies';
import { employeeLoad, isKnownLoad, type KnownLoad } from '@cotejo/core/employee-loads';
import { insurerTerms, setRetroactiveDays } from '@cotejo/core/insurer-terms';
import { insuredPerson } from '@cotejo/core/insured-people';
import { personIdOf } from '@cotejo/core/insured-people/server';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { keySchema } from '@cotejo/core/kit/personal-data';
import { createPolicy, policy, type PolicyCreation } from '@cotejo/core/policies';
import { familyIdOf, policyEmployee } from '@cotejo/core/policy-employees';
import { type Pool } from 'pg';
import { createTestDatabase, openTestPool } from '../../../../local/src/testing/postgres.ts';
import { staffDirectory } from '../../identity/index.ts';
import { indexKey, openHouse } from '../../testing/house.ts';
import { loadSchema } from '../load-schema.ts';
import { postgresLoads } from '../load-store.ts';
import { workOnLoad } from '../work-on-load.ts';
import { inMemoryEventStore } from '@cotejo/core/kit/testing';

const companyNumber = '965718907';
export const companyId = documentId('CL', companyNumber);
/** The company’s registration and its approval by somebody else. */
export const approvedCompany = [
  registerCompany({
    country: 'CL',
    legalName: 'Textiles del Sur S.A.',
    documentType: 'RUT',
    documentNumber: companyNumber,
    economicActivityId: 'C',
    address: {},
    contacts: [],
  }),
  approveCompany({ id: randomUUID(), roles: ['ADMINISTRADOR'], countries: [] }),
];
export type Kept = {
  row: number;
  outcome: string | null;
  errors: Record<string, string>;
  warnings: Record<string, string>;
};

export const openLoadsWorld = async (store: EventStore = inMemoryEventStore()) => {
  const database = await createTestDatabase();
  const pool: Pool = openTestPool(database, 10);
  await pool.query(keySchema);
  await pool.query(loadSchema);
  const house = await openHouse({ store, parts: { pool } });
  const policyId = randomUUID();
  const happened = <State, Event extends AnyEvent>(decider: Decider<State, Event>, id: string, decide: Decision<State, Event>) =>
    house.handle(decider, id, decide, {
      commandId: randomUUID(),
      actor: { kind: 'system', automation: 'test' },
      country: 'CL',
      now: house.now(),
    });
  const creation: PolicyCreation = {
    country: 'CL',
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
  await happened(policy, policyId, createPolicy(creation));
  await happened(insurerTerms, '301', setRetroactiveDays('CL', { value: 30, from: '2026-01-01' }));
  for (const decide of approvedCompany) await happened(company, companyId, decide);
  const carmen = await house.hire('BACKOFFICE', ['CL'], { name: 'Carmen Ríos' });
  const errors: unknown[] = [];
  const loads = postgresLoads(pool, house.keys);
  const work = workOnLoad({
    load: house.load,
    handle: house.handle,
    directory: staffDirectory(house.load),
    indexKey,
    now: house.now,
    store: loads,
    // The house keeps its keys in memory.
    knownPeople: async (ids) => new Set(ids),
    keys: house.keys,
    onError: (error) => void errors.push(error),
  });
  const named = { 'employee-loads': '&name=nomina.csv', 'employee-loads/preview': '' } as const;
  type Sent = {
    readonly to?: keyof typeof named; readonly by?: typeof carmen; readonly kind?: string; readonly query?: string; readonly key?: string };

  const world = {
    house,
    pool,
    policyId,
    carmen,
    errors,
    loads,
    happened,
    async post(file: string | Buffer, { to = 'employee-loads', by = carmen, kind = 'activation', query = '', key = randomUUID() }: Sent = {}) {
      return house.app.inject({
        method: 'POST',
        url: `/api/${to}?policyId=${policyId}&kind=${kind}${named[to]}${query}`,
        headers: {
          authorization: by.authorization,
          'idempotency-key': key,
          'content-type': 'application/octet-stream',
        },
        payload: Buffer.from(file),
      });
    },
    /** Works off what waits. */
    async workOff(): Promise<void> {
      for (let claimed = await loads.claim(); claimed; claimed = await loads.claim())
        await work(claimed, new AbortController().signal);
    },
    async upload(file: string | Buffer, sent: Sent = {}): Promise<string> {
      const answer = await world.post(file, sent);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      await world.workOff();
      return answer.json<{ id: string }>().id;
    },
    send: (id: string, command: string, payload: object = {}, by = carmen) =>
      house.command(`employee-loads/${id}/${command}`, by.authorization, payload),
    async confirm(id: string): Promise<KnownLoad> {
      const answer = await world.send(id, 'confirm');
      if (answer.statusCode !== 200) throw new Error(answer.body);
      await world.workOff();
      return world.stateOf(id);
    },
    async stateOf(id: string): Promise<KnownLoad> {
      const { state } = await house.load(employeeLoad, id);
      if (!isKnownLoad(state)) throw new Error('no such load');
      return state;
    },
    rowsOf: async (id: string): Promise<Kept[]> =>
      (await pool.query<Kept>('select row, outcome, errors, warnings from files.load_row where load_id = $1 order by row', [id])).rows,
    personId: (rut: string) =>
      personIdOf(indexKey, { country: 'CL', companyId, documentType: 'RUT', documentNumber: rut }),
    personOf: async (rut: string) => (await house.load(insuredPerson, world.personId(rut))).state,
    familyOf: async (rut: string) =>
      (await house.load(policyEmployee, familyIdOf(policyId, world.personId(rut)))).state,
    async end() {
      await house.app.close();
      await pool.end();
      await database.drop();
    },
  };
  return world;
}; // oxfmt-ignore
export type LoadsWorld = Awaited<ReturnType<typeof openLoadsWorld>>;

const checkDigit = (digits: string): string => {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
  return '0123456789K'[11 - (sum % 11) === 11 ? 0 : 11 - (sum % 11)]!;
};
/** A RUT of its own for each number. */
export const rut = (number: number): string => {
  const digits = String(10_000_000 + number);
  return digits + checkDigit(digits);
};

/** A CSV of these rows, whose headings are those of the first. */
export const csv = (rows: readonly Readonly<Record<string, string>>[]): string => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((cells) => cells.join(';'))
    .join('\n');
};
export const employee = (number: number, more: Readonly<Record<string, string>> = {}) => ({
  RUT: rut(number),
  Nombres: 'Rosa',
  'Apellido paterno': 'Soto',
  'Fecha de nacimiento': '31/05/1990',
  Sexo: 'F',
  Vigencia: '15/03/2026',
  'RUT titular': '',
  Parentesco: '',
  ...more,
});
export const dependant = (number: number, holder: number, more: Readonly<Record<string, string>> = {}) =>
  employee(number, {
    Nombres: 'Luz',
    'Fecha de nacimiento': '01/02/2015',
    'RUT titular': rut(holder),
    Parentesco: 'Hijo propio menor de 18',
    ...more,
  });
