/** Gives the demo four companies, with policies of two kinds and people in them, and one that waits for its review. */
import { documentId } from '@cotejo/core/collective';
import { approveCompany, company, registerCompany } from '@cotejo/core/companies';
import { type Staff } from '@cotejo/core/identity';
import { insurerFile, prepareFile, sendFile } from '@cotejo/core/insurer-files';
import {
  createInsurerContact,
  cuttingAt,
  insurerTerms,
  setCuttingDay,
  setRetroactiveDays,
} from '@cotejo/core/insurer-terms';
import { type CountryCode } from '@cotejo/core/kit/country';
import { addDays, dayInZone, firstOfMonthAfter } from '@cotejo/core/kit/time';
import { companyDocumentType } from '@cotejo/core/people';
import { createPartner, partner } from '@cotejo/core/partners';
import { createPolicy, policy, type PolicyCreation } from '@cotejo/core/policies';
import { policyEmployee, putInFile } from '@cotejo/core/policy-employees';
import { countryOf } from '@cotejo/core/reference/countries';
import { numberOf, organizationsOf } from './catalogue/organizations.ts';
import { demoCompanies, demoEmployees, demoGroups } from './collective-companies.ts';
import { type InsuredBy, loadFamilies } from './collective-families.ts';
import {
  type CollectiveParts,
  cuttingDay,
  retroactiveDays,
  sender,
  type Sending,
} from './collective-sender.ts';
import { demoId } from './users.ts';

/** Of the country's first insurer: its terms and a contact; and a broker. */
const agree = async (parts: CollectiveParts, country: CountryCode): Promise<void> => {
  const send = sender(parts);
  const as = { by: parts.answerer, country, at: new Date(parts.now.getTime() - 100 * 86_400_000) };
  const insurerId = insurerOf(country);
  const from = `${as.at.getUTCFullYear()}-01-01`;
  await send(
    `${insurerId}/cutting`,
    insurerTerms,
    insurerId,
    setCuttingDay(country, { value: cuttingDay, from }),
    as,
  );
  const back = setRetroactiveDays(country, { value: retroactiveDays, from });
  await send(`${insurerId}/retroactive`, insurerTerms, insurerId, back, as);
  const contact = {
    name: 'Carla Soto',
    email: 'colectivos@aseguradora.example',
    typeId: 'administration' as const,
  };
  const known = createInsurerContact(contactOf(country), contact);
  await send(`${insurerId}/contact`, insurerTerms, insurerId, known, as);
  const documentNumber = country === 'PE' ? '20512345671' : '789012342';
  const broker = { name: 'Corredora Puente', kind: 'broker' as const, contacts: [] };
  const creation = { ...broker, country, documentType: companyDocumentType(country), documentNumber };
  await send(`${country}/partner`, partner, documentId(country, documentNumber), createPartner(creation), as);
};

const contactOf = (country: CountryCode): string => demoId(`insurer-contact/${country}`);

const insurerOf = (country: CountryCode): string =>
  String(numberOf(organizationsOf(country).find(({ type }) => type === 'ASEG')!));

/** @returns the coverages in Peru whose end waits for the insurer */
const loadCompany = async (
  parts: CollectiveParts,
  described: (typeof demoCompanies)[number],
  place: number,
): Promise<readonly string[]> => {
  const { now, asker, answerer } = parts;
  const { country, documentNumber } = described;
  const send = sender(parts);
  const id = documentId(country, documentNumber);
  const today = dayInZone(now, countryOf(country).timeZone);
  const as = (by: Staff, days: number): Sending => ({
    by,
    country,
    at: new Date(now.getTime() - days * 86_400_000),
  });
  const contacts = [
    {
      name: 'Ana Paredes',
      email: `personas@${documentNumber}.example`,
      typeId: 'humanResources' as const,
    },
  ];
  const registration = { ...described, documentType: companyDocumentType(country), contacts };
  await send(`${id}/register`, company, id, registerCompany(registration), as(asker, 95));
  const employees = demoEmployees[place];
  if (employees === undefined) return [];
  await send(`${id}/approve`, company, id, approveCompany(answerer), as(answerer, 94));

  const from = firstOfMonthAfter(addDays(today, -90), 0);
  const terms = {
    country,
    companyId: id,
    insurerId: insurerOf(country),
    from,
    until: addDays(from, 364),
    scope: 'holderWithDependants',
    oldestDependant: 24,
    insurerNotification: 'cuttingDay',
  } as const;
  const create = async (policyId: string, creation: PolicyCreation): Promise<InsuredBy> => {
    await send(`${policyId}/create`, policy, policyId, createPolicy(creation), as(answerer, 90));
    return { id: policyId, policy: { ...creation, status: 'known', files: [] } };
  };
  const health = await create(demoId(`policy/${id}`), {
    ...terms,
    number: `COL-${1_000 + place}`,
    coverageType: 'complementary',
    coverageGroups: demoGroups,
  });
  const dental = await create(demoId(`policy/${id}/dental`), {
    ...terms,
    number: `DEN-${1_000 + place}`,
    insurerNotification: 'daily',
    coverageType: 'dental',
    coverageGroups: [],
  });
  const insured = { country, companyId: id, place, employees, today, health, dental };
  const leaving = await loadFamilies(parts, insured);
  return country === 'PE' ? leaving : [];
};

/** Sends the requests that have waited longest for Peru's insurer; the rest is still to be put in a file. */
const sendOneFile = async (parts: CollectiveParts, waiting: readonly string[]): Promise<void> => {
  const { now, answerer } = parts;
  const send = sender(parts);
  const insurerId = insurerOf('PE');
  const fileId = demoId('insurer-file/PE');
  const as = (hours: number): Sending => ({
    by: answerer,
    country: 'PE',
    at: new Date(now.getTime() - hours * 3_600_000),
  });
  const agreed = { cuttingDays: [{ value: cuttingDay, from: '2026-01-01' }], retroactiveDays: [] };
  const { lastDay, operationDate } = cuttingAt(agreed, 'PE', as(20).at);
  const prepared = prepareFile({ insurerId, country: 'PE', lastDay, operationDate });
  await send(`${fileId}/prepare`, insurerFile, fileId, prepared, as(20));
  for (const id of waiting) {
    const put = putInFile({
      by: answerer,
      period: 1,
      file: { id: fileId, insurerId, isSent: false, isOver: false, takes: 'cuttingDay' },
      policy: { insurerNotification: 'cuttingDay' },
    });
    await send(`${id}/put-in-file`, policyEmployee, id, put, as(20));
  }
  const counts = { activations: 0, cancellations: waiting.length };
  const told = [contactOf('PE')];
  await send(`${fileId}/send`, insurerFile, fileId, sendFile(counts, told, told), as(19));
};

export const loadCollective = async (parts: CollectiveParts): Promise<void> => {
  for (const country of ['PE', 'CL'] as const) await agree(parts, country);
  const ending = await Promise.all(demoCompanies.map((one, place) => loadCompany(parts, one, place)));
  await sendOneFile(parts, ending.flat());
};
