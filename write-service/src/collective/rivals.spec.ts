/** A company's people who send a command about another company's record are answered as about one that is not there. */
import { randomUUID } from 'node:crypto';
import { employeeLoad } from '@cotejo/core/employee-loads';
import { uploadLoad } from '@cotejo/core/employee-loads/server';
import { insuredPerson, registerPerson } from '@cotejo/core/insured-people';
import { documentedOperations } from '@cotejo/core/kit/testing';
import { createPolicy, policy } from '@cotejo/core/policies';
import { policyEmployee, requestActivation } from '@cotejo/core/policy-employees';
import { type RoleName } from '@cotejo/core/reference/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { personOf, policyOf } from '../../../projectors/src/collective/testing/company-people.ts';
import { type House, openHouse } from '../testing/house.ts';
import { approvedCompany } from './testing/companies.ts';

type Named = Readonly<Record<'companyId' | 'policyId' | 'personId' | 'loadId', string>>;

const roles: readonly RoleName[] = [
  'CLIENT',
  'CLIENT_ADMIN',
  'PAYROLL_MANAGER',
  'GROUP_ADMIN',
  'EXTERNAL_ADMIN_QPCLIENTS',
];
const today = '2026-03-02';
const document = {
  documentType: 'DNI',
  documentNumber: '45678912',
  firstName: 'Rosa',
  paternalSurname: 'Quispe',
};
const reason = 'Se pidió por error';
const fileId = randomUUID();

const idIn: Readonly<Record<string, (named: Named) => string>> = {
  companies: ({ companyId }) => companyId,
  policies: ({ policyId }) => policyId,
  'insured-people': ({ personId }) => personId,
  'policy-employees': ({ policyId, personId }) => `${policyId}.${personId}.1`,
  'employee-loads': ({ loadId }) => loadId,
};
/** Bodies that the commands take: what they name is the other company's too. */
const bodies: Readonly<Record<string, (named: Named) => object>> = {
  'companies/change': () => ({ tradeName: 'Otra' }),
  'policies/update': () => ({ number: 'POL-2' }),
  'insured-people/change': () => ({ firstName: 'Ana' }),
  'insured-people/measure': () => ({ heightCm: 98, weightKg: 15, on: today }),
  'insured-people/remove-measure': () => ({ on: today }),
  'insured-people/deactivate': () => ({ reason }),
  'insured-people/attach-file': () => ({ fileId, name: 'carta.pdf' }),
  'insured-people/withdraw-file': () => ({ fileId, reasonId: 1 }),
  'insured-people/register-employee': ({ companyId }) => ({ companyId, ...document }),
  'insured-people/register-dependant': ({ companyId, personId }) => ({
    ...{ companyId, holderId: personId, ...document },
    ...{ relationship: 'child', dependantType: 'ownMinor', birthDate: '2020-05-01' },
  }),
  'policy-employees/request-activation': () => ({ from: today, restrictionIds: [] }),
  'policy-employees/request-cancellation': () => ({ until: today, reasonId: 1 }),
  'employee-loads/map': () => ({ mapping: {} }),
  'employee-loads/correct-row': () => ({ row: 2, values: { firstName: 'Ana' } }),
  'employee-loads/leave-row': () => ({ row: 2, isOut: true }),
};

let house: House;
let rival: Named;
let commands: readonly { readonly aggregate: string; readonly name: string }[];
const ownPolicy = randomUUID();
const nowhere: Named = {
  companyId: 'PE-20999999999',
  policyId: randomUUID(),
  personId: randomUUID(),
  loadId: randomUUID(),
};

beforeAll(async () => {
  house = await openHouse();
  const ownCompany = await approvedCompany(house, '20100070970');
  const companyId = await approvedCompany(house);
  rival = { companyId, policyId: randomUUID(), personId: randomUUID(), loadId: randomUUID() };
  const { policyId, personId, loadId } = rival;
  const creation = policyOf(companyId, 'PE');
  const person = personOf(companyId, 'PE');
  await house.happened(policy, policyId, createPolicy(creation));
  await house.happened(policy, ownPolicy, createPolicy(policyOf(ownCompany, 'PE')));
  await house.happened(insuredPerson, personId, registerPerson(person));
  const asked = requestActivation({
    by: { id: randomUUID(), roles: ['BACKOFFICE'], countries: ['PE'] },
    policyId,
    policy: { ...creation, status: 'known', files: [] },
    retroactiveDays: 0,
    today,
    person: { ...person, id: personId, status: 'active' },
    holderId: personId,
    from: today,
    restrictionIds: [],
  });
  await house.happened(policyEmployee, `${policyId}.${personId}`, asked);
  const file = { fileName: 'Altas.csv', headings: ['Documento'], rows: 1, notes: [], mapping: {} };
  const upload = uploadLoad({ kind: 'activation', country: 'PE', companyId, policyId, ...file });
  await house.happened(employeeLoad, loadId, upload);
  commands = documentedOperations(await house.described()).flatMap(({ path }) => {
    const [, aggregate, command] = /\/api\/commands\/([^/]+)\/\{id\}\/([^/]+)$/.exec(path) ?? [];
    return aggregate && command && aggregate in idIn ? [{ aggregate, name: command }] : [];
  });
});

/** The answer without the ids that were sent. */
const answered = async (who: { authorization: string }, named: Named, aggregate: string, name: string) => {
  const path = `${aggregate}/${idIn[aggregate]!(named)}/${name}`;
  const answer = await house.command(path, who.authorization, bodies[`${aggregate}/${name}`]?.(named) ?? {});
  const text = Object.values(named).reduce((body, id) => body.replaceAll(id, 'ID'), answer.body);
  return [name, answer.statusCode, text];
};

describe.each(roles)('%s', (role) => {
  test('is answered for every command on a record of another company as for one that there is not', async () => {
    const who = await house.hire(role, ['PE'], { companies: ['PE-20100070970'] });
    expect(commands.length).toBeGreaterThan(25);
    for (const { aggregate, name } of commands) {
      const told = await answered(who, rival, aggregate, name);
      expect(told).toEqual(await answered(who, nowhere, aggregate, name));
      expect(told[1]).toBeGreaterThanOrEqual(400);
      // A body that lacks something is refused before anybody looks at the record.
      expect(told[2], `${aggregate}/${name}`).not.toContain('Campo requerido');
    }
  });
  test('asks for another company’s person in a policy of the own one as for nobody', async () => {
    const who = await house.hire(role, ['PE'], { companies: ['PE-20100070970'] });
    const asked = (named: Named) =>
      answered(who, { ...named, policyId: ownPolicy }, 'policy-employees', 'request-activation');
    const told = await asked(rival);
    expect(told).toEqual(await asked(nowhere));
    expect(told[1]).toBeGreaterThanOrEqual(400);
  });
});

test('the house may send such commands, so that there is something to be told', async () => {
  const who = await house.hire('BACKOFFICE', ['PE']);
  const statuses = [];
  for (const key of ['companies/change', 'policies/update', 'insured-people/change']) {
    const [aggregate, name] = key.split('/') as [string, string];
    statuses.push((await answered(who, rival, aggregate, name))[1]);
  }
  expect(statuses).toEqual([200, 200, 200]);
});
