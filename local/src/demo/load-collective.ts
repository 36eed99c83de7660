/** Gives the demo four companies with policies, employees, dependants, and coverages in every state. */
import { documentId } from '@cotejo/core/collective';
import { approveCompany, company, registerCompany } from '@cotejo/core/companies';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { insuredPerson, type Kinship, registerPerson } from '@cotejo/core/insured-people';
import { type personIdOf } from '@cotejo/core/insured-people/server';
import { insurerFile, prepareFile, sendFile } from '@cotejo/core/insurer-files';
import {
  createInsurerContact,
  cuttingAt,
  insurerTerms,
  setCuttingDay,
  setRetroactiveDays,
} from '@cotejo/core/insurer-terms';
import { type CommandContext, type HandleCommand } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { addDays, dayInZone, firstOfMonthAfter } from '@cotejo/core/kit/time';
import { createPartner, partner } from '@cotejo/core/partners';
import { createPolicy, policy, type PolicyCreation } from '@cotejo/core/policies';
import {
  acceptActivation,
  acceptCancellation,
  coverageIdOf,
  declineActivation,
  familyIdOf,
  type Insured,
  policyEmployee,
  requestActivation,
  requestCancellation,
  putInFile,
} from '@cotejo/core/policy-employees';
import { countryOf } from '@cotejo/core/reference/countries';
import { companyDocumentType } from '@cotejo/core/people';
import { demoCompanies, demoGroups } from './collective-companies.ts';
import { numberOf, organizationsOf } from './catalogue/organizations.ts';
import { madeUpPerson } from './people.ts';
import { type Random, seeded } from './random.ts';
import { demoId } from './users.ts';

type Parts = {
  readonly handle: HandleCommand;
  /** Of the platform's own key. */
  readonly personId: (identified: Parameters<typeof personIdOf>[1]) => string;
  /** The moment that the demo leads up to. */
  readonly now: Date;
  /** Requests; somebody else answers, since nobody accepts an own request. */
  readonly asker: Staff;
  readonly answerer: Staff;
};

const employees = 24;
const cuttingDay = 20;
const retroactiveDays = 30;

type Sending = { readonly by: Staff; readonly country: CountryCode; readonly at: Date };

/** Sends commands that are the same for the same name, so that a repeat changes nothing. */
const sender =
  ({ handle }: Parts) =>
  <State, Event extends AnyEvent>(
    name: string,
    decider: Decider<State, Event>,
    id: string,
    decide: Decision<State, Event>,
    { by, country, at }: Sending,
  ): Promise<unknown> => {
    const context: CommandContext = {
      commandId: demoId(`collective/${name}`),
      actor: actorOf(by),
      country,
      now: at,
    };
    return handle(decider, id, decide, context);
  };

/** Of the country's first insurer: its terms and a contact; and a broker. */
const agree = async (parts: Parts, country: CountryCode): Promise<void> => {
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

const identityOf = (country: CountryCode, born: string | undefined, random: Random) => {
  const { firstName, paternalSurname, maternalSurname, email, phone, ...document } = madeUpPerson(
    country,
    random,
  );
  return {
    documentType: document.documentType!,
    documentNumber: document.documentNumber!,
    firstName,
    paternalSurname: paternalSurname!,
    maternalSurname,
    ...(born && { birthDate: born }),
    gender: random.pick(['male', 'female'] as const),
    email,
    phone,
  };
};

/** @returns the coverages in Peru whose end waits for the insurer */
const loadCompany = async (
  parts: Parts,
  described: (typeof demoCompanies)[number],
  place: number,
): Promise<readonly string[]> => {
  const { now, asker, answerer, personId } = parts;
  const { country, documentNumber } = described;
  const send = sender(parts);
  const random = seeded(500 + place);
  const id = documentId(country, documentNumber);
  const today = dayInZone(now, countryOf(country).timeZone);
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const as = (by: Staff, days: number): Sending => ({ by, country, at: ago(days) });
  const contacts = [
    {
      name: 'Ana Paredes',
      email: `personas@${documentNumber}.example`,
      typeId: 'humanResources' as const,
    },
  ];
  const registration = { ...described, documentType: companyDocumentType(country), contacts };
  await send(`${id}/register`, company, id, registerCompany(registration), as(asker, 95));
  // The last one waits for its review.
  if (place === demoCompanies.length - 1) return [];
  await send(`${id}/approve`, company, id, approveCompany(answerer), as(answerer, 94));

  const policyId = demoId(`policy/${id}`);
  const from = firstOfMonthAfter(addDays(today, -90), 0);
  const creation: PolicyCreation = {
    country,
    companyId: id,
    insurerId: insurerOf(country),
    number: `COL-${1_000 + place}`,
    from,
    until: addDays(from, 364),
    coverageType: 'complementary',
    scope: 'holderWithDependants',
    coverageGroups: demoGroups,
    oldestDependant: 24,
    insurerNotification: 'cuttingDay',
  };
  await send(`${policyId}/create`, policy, policyId, createPolicy(creation), as(answerer, 90));
  const known = { ...creation, status: 'known' as const, files: [] };

  const register = async (born: string | undefined, kinship?: Kinship): Promise<Insured> => {
    const identity = identityOf(country, born, random);
    const personal = { country, companyId: id, identity, ...(kinship && { kinship }) };
    const person = personId({ country, companyId: id, ...identity });
    await send(`${person}/register`, insuredPerson, person, registerPerson(personal), as(asker, 60));
    return { ...personal, id: person, status: 'active' };
  };
  const cover = async (person: Insured, days: number): Promise<void> => {
    const holderId = person.kinship?.holderId ?? person.id;
    const family = familyIdOf(policyId, holderId);
    const day = addDays(today, -days);
    const asked = requestActivation({
      by: asker,
      policyId,
      policy: known,
      retroactiveDays,
      today: day,
      person,
      holderId,
      from: addDays(day, 5),
      coverageGroup: person.kinship ? undefined : random.pick(demoGroups).code,
      restrictionIds: [],
    });
    await send(`${family}/${person.id}/request`, policyEmployee, family, asked, as(asker, days));
  };
  const answer = { today: addDays(today, -25), cuttingDay, policy: known, by: answerer, period: 1 };

  const waiting: string[] = [];
  for (let number = 0; number < employees; number += 1) {
    const state = number % 8;
    const born =
      state === 7
        ? undefined
        : `${random.between(1965, 2002)}-0${random.between(1, 9)}-1${random.between(0, 9)}`;
    const holder = await register(born);
    if (state === 6) continue;
    const first = coverageIdOf(familyIdOf(policyId, holder.id), 1);
    await cover(holder, state === 0 || state === 7 ? 2 : 30);
    if (state === 0 || state === 7) continue;
    if (state === 4) {
      const declined = declineActivation({ by: answerer, period: 1, reasonId: 1 });
      await send(`${first}/decline`, policyEmployee, first, declined, as(answerer, 25));
      continue;
    }
    await send(`${first}/accept`, policyEmployee, first, acceptActivation(answer), as(answerer, 25));
    if (state === 2) {
      const childBorn = `${random.between(2012, 2024)}-05-1${random.between(0, 9)}`;
      const kinship = { holderId: holder.id, relationship: 'child', typeId: 'ownMinor' } as const;
      await cover(await register(childBorn, kinship), 20);
    }
    if (state === 3 || state === 5) {
      const ending = requestCancellation({
        by: asker, period: 1, until: today, reasonId: 1, today: addDays(today, -3), retroactiveDays, policy: known,
      }); // oxfmt-ignore
      await send(`${first}/cancel`, policyEmployee, first, ending, as(asker, 3));
      if (state === 3 && country === 'PE') waiting.push(first);
    }
    if (state === 5) {
      const ended = acceptCancellation({ ...answer, today: addDays(today, -1) });
      await send(`${first}/end`, policyEmployee, first, ended, as(answerer, 1));
    }
  }
  return waiting;
};

/** What has waited longest for Peru's insurer was sent to it; the rest is still to be put in a file. */
const sendOneFile = async (parts: Parts, waiting: readonly string[]): Promise<void> => {
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
    const put = putInFile({ by: answerer, period: 1, file: { id: fileId, insurerId, isSent: false } });
    await send(`${id}/put-in-file`, policyEmployee, id, put, as(20));
  }
  const counts = { activations: 0, cancellations: waiting.length };
  const told = [contactOf('PE')];
  await send(`${fileId}/send`, insurerFile, fileId, sendFile(counts, told, told), as(19));
};

export const loadCollective = async (parts: Parts): Promise<void> => {
  for (const country of ['PE', 'CL'] as const) await agree(parts, country);
  const ending = await Promise.all(demoCompanies.map((one, place) => loadCompany(parts, one, place)));
  await sendOneFile(parts, ending.flat());
};
