/** Files for insurers as the house makes them: prepared for the next cutting day, filled in one run, and sent once. */
import { type Contact } from '@cotejo/core/collective';
import { type FileCounts } from '@cotejo/core/insurer-files';
import { insuredPerson, registerPerson } from '@cotejo/core/insured-people';
import { createInsurerContact, insurerTerms, setCuttingDay } from '@cotejo/core/insurer-terms';
import { organization, registerOrganization } from '@cotejo/core/organizations';
import { createPolicy, policy } from '@cotejo/core/policies';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { personOf, policyOf } from '../../../projectors/src/collective/testing/company-people.ts';
import { type House, openHouse } from '../testing/house.ts';
import { nobodyInsured } from './coverage-counts.ts';
import { approvedCompany } from './testing/companies.ts';

const companyId = 'PE-20123456786';
const [policyId, holderId, contactId, fileId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const coverage = `${policyId}.${holderId}.1`;
const contact: Contact = { name: 'Carla Soto', email: 'carla@aseguradora.pe', typeId: 'ceo' };

let house: House;
let carmen: Awaited<ReturnType<House['hire']>>;
let counts: FileCounts;

beforeEach(async () => {
  counts = { activations: 1, cancellations: 0 };
  house = await openHouse({ parts: { coverages: { ...nobodyInsured, inFile: async () => counts } } });
  carmen = await house.hire('BACKOFFICE', ['PE'], { name: 'Carmen Ríos' });
  const insurer = {
    organizationCode: 'A', isDemo: false, country: 'PE', type: 'ASEG', displayName: 'Rímac', url: 'rimac',
  } as const; // oxfmt-ignore
  await house.happened(organization, '301', registerOrganization(insurer));
  await house.happened(insurerTerms, '301', setCuttingDay('PE', { value: 20, from: '2026-01-01' }));
  await house.happened(insurerTerms, '301', createInsurerContact(contactId, contact));
  await approvedCompany(house);
  await house.happened(policy, policyId, createPolicy(policyOf(companyId, 'PE')));
  await house.happened(insuredPerson, holderId, registerPerson(personOf(companyId, 'PE')));
  await send(`policy-employees/${policyId}.${holderId}/request-activation`, { from: '2026-03-15' });
});

const send = (path: string, payload: object = {}, by = carmen) =>
  house.command(path, by.authorization, payload);
const told = async (answer: ReturnType<typeof send>) => {
  const { status, code, errors, record } = (await answer).json<Record<string, unknown>>();
  return record ?? [status, code, ...(errors ? [errors] : [])];
};
const prepare = (by = carmen, more: object = {}) =>
  send(`insurer-files/${fileId}/prepare`, { insurerId: '301', ...more }, by);
const put = () => send(`policy-employees/${coverage}/put-in-file`, { fileId });

describe('a file for an insurer', () => {
  // Today is 2 March 2026.
  test('is for the next cutting day, and nothing that stands in it is taken back', async () => {
    expect(await told(prepare())).toMatchObject({
      insurerName: 'Rímac',
      status: 'open',
      lastDay: '2026-03-20',
      operationDate: '2026-04-01',
      preparedByName: 'Carmen Ríos',
      allowedCommands: [{ command: 'send', allowed: true }],
    });
    expect(await told(put())).toMatchObject({ fileId, status: 'PROCESS_ACTIVATION' });
    expect(await told(send(`policy-employees/${coverage}/withdraw`))).toEqual([409, 'INVALID_TRANSITION']);
  });
  test('is sent once, to contacts of the insurer, and takes no request after that', async () => {
    await prepare();
    expect(await told(send(`insurer-files/${fileId}/send`, { contactIds: [randomUUID()] }))).toEqual([
      422,
      'INVALID_INPUT',
      { contactIds: 'Elige contactos de la aseguradora.' },
    ]);
    expect(await told(send(`insurer-files/${fileId}/send`, { contactIds: [contactId] }))).toMatchObject({
      status: 'sent',
      sentByName: 'Carmen Ríos',
      contactIds: [contactId],
      activations: 1,
    });
    expect(await told(send(`insurer-files/${fileId}/send`))).toEqual([409, 'INVALID_TRANSITION']);
    expect(await told(put())).toEqual([409, 'INVALID_TRANSITION']);
  });
  test('of a day takes what policies tell the insurer daily, for the next operation', async () => {
    expect(await told(prepare(carmen, { takes: 'daily' }))).toMatchObject({
      takes: 'daily',
      lastDay: '2026-03-02',
      operationDate: '2026-04-01',
    });
    expect(await told(put())).toEqual([409, 'INVALID_TRANSITION']);
    const notify = (insurerNotification: string) =>
      send(`policies/${policyId}/set-insurer-notification`, { insurerNotification });
    await notify('none');
    expect((await put()).json()).toMatchObject({
      message: 'De esta póliza avisa la empresa a la aseguradora: no va en archivos.',
    });
    await notify('daily');
    expect(await told(put())).toMatchObject({ fileId, insurerNotification: 'daily' });
  });
  test('without requests is not sent', async () => {
    counts = { activations: 0, cancellations: 0 };
    await prepare();
    expect(await told(send(`insurer-files/${fileId}/send`))).toEqual([409, 'INVALID_TRANSITION']);
  });
  test('is made by the house of the insurer’s country', async () => {
    const elsewhere = await house.hire('BACKOFFICE', ['CL']);
    expect(await told(prepare(elsewhere))).toEqual([404, 'NOT_FOUND']);
    const client = await house.hire('CLIENT_ADMIN', ['PE']);
    expect(await told(prepare(client))).toEqual([403, 'NOT_ALLOWED']);
  });
});
