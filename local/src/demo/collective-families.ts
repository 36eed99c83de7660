/** The employees and dependants of a company of the demo, with coverages in every state. */
import { insuredPerson, type Kinship, measurePerson, registerPerson } from '@cotejo/core/insured-people';
import { type CountryCode } from '@cotejo/core/kit/country';
import { addDays } from '@cotejo/core/kit/time';
import { type KnownPolicy } from '@cotejo/core/policies';
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
  withdrawActivation,
} from '@cotejo/core/policy-employees';
import { demoGroups } from './collective-companies.ts';
import {
  type CollectiveParts,
  cuttingDay,
  retroactiveDays,
  sender,
  type Sending,
} from './collective-sender.ts';
import { madeUpPerson } from './people.ts';
import { type Random, seeded } from './random.ts';

/** Families that are loaded at the same time. */
const atOnce = 8;
/** In days. */
const eighteenYears = 6_575;

export type InsuredBy = { readonly id: string; readonly policy: KnownPolicy };
type Company = {
  readonly country: CountryCode;
  readonly companyId: string;
  /** Among the demo's companies. */
  readonly place: number;
  readonly employees: number;
  readonly today: string;
  readonly health: InsuredBy;
  readonly dental: InsuredBy;
};

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

/** Courses of an employee's coverage, taken in turn, so that a company has some in every state. */
const courses = [
  'asked', 'insured', 'withChild', 'leaving', 'declined', 'left', 'uninsured', 'pending',
  'asked', 'withSpouse', 'withChild', 'leaving', 'withChild', 'left', 'withdrawn', 'insured',
] as const; // oxfmt-ignore

/** Restricted coverages of families, taken in turn. */
const restrictions: readonly (readonly number[])[] = [[], [6], [1], [], [2, 3], [], [5]];

/** Days before today on which children are measured. */
const measured = [380, 200, 20];

/** @param build 1 for a child in the middle of the usual ranges @returns measures of a child of that age */
const measuresOf = (born: string, on: string, build: number) => {
  const years = (Date.parse(on) - Date.parse(born)) / (365.25 * 86_400_000);
  const heightCm = Math.round((72 + 6.1 * years) * 10) / 10;
  return { heightCm, weightKg: Math.round(16 * (heightCm / 100) ** 2 * build * 10) / 10, on };
};

/** @returns the coverage whose end waits for an answer, if there is one */
const loadFamily = async (
  parts: CollectiveParts,
  company: Company,
  number: number,
): Promise<string | undefined> => {
  const { now, asker, answerer, personId } = parts;
  const { country, companyId, today } = company;
  const send = sender(parts);
  const random = seeded(500 + company.place * 1_000 + number);
  const course = courses[number % courses.length]!;
  const asking = (days: number): Sending => ({
    by: asker,
    country,
    at: new Date(now.getTime() - days * 86_400_000),
  });
  const answering = (days: number): Sending => ({ ...asking(days), by: answerer });

  const register = async (born: string | undefined, kinship?: Kinship): Promise<Insured> => {
    const identity = identityOf(country, born, random);
    const personal = { country, companyId, identity, ...(kinship && { kinship }) };
    const id = personId({ country, companyId, ...identity });
    await send(`${id}/register`, insuredPerson, id, registerPerson(personal), asking(60));
    return { ...personal, id, status: 'active' };
  };
  const cover = async ({ id: policyId, policy }: InsuredBy, person: Insured, days: number): Promise<void> => {
    const holderId = person.kinship?.holderId ?? person.id;
    const family = familyIdOf(policyId, holderId);
    const day = addDays(today, -days);
    const group =
      policy.coverageGroups.length > 0 && !person.kinship ? random.pick(demoGroups).code : undefined;
    const asked = requestActivation({
      by: asker,
      policyId,
      policy,
      retroactiveDays,
      today: day,
      person,
      holderId,
      from: addDays(day, 5),
      coverageGroup: group,
      restrictionIds: restrictions[number % restrictions.length]!,
    });
    await send(`${family}/${person.id}/request`, policyEmployee, family, asked, asking(days));
  };

  const born = `${random.between(1965, 2002)}-0${random.between(1, 9)}-1${random.between(0, 9)}`;
  const holder = await register(course === 'pending' ? undefined : born);
  if (course === 'uninsured') return undefined;
  const isNew = course === 'asked' || course === 'pending';
  await cover(company.health, holder, isNew ? 2 : 30);
  if (isNew) return undefined;
  const first = coverageIdOf(familyIdOf(company.health.id, holder.id), 1);
  if (course === 'withdrawn') {
    await send(
      `${first}/withdraw`,
      policyEmployee,
      first,
      withdrawActivation({ by: asker, period: 1 }),
      asking(28),
    );
    return undefined;
  }
  if (course === 'declined') {
    const declined = declineActivation({ by: answerer, period: 1, reasonId: 1 });
    await send(`${first}/decline`, policyEmployee, first, declined, answering(25));
    return undefined;
  }
  const answer = {
    today: addDays(today, -25),
    cuttingDay,
    policy: company.health.policy,
    by: answerer,
    period: 1,
  };
  await send(`${first}/accept`, policyEmployee, first, acceptActivation(answer), answering(25));
  if (course === 'withChild') {
    // The first one of a company is about to turn 18.
    const childBorn =
      number === 2
        ? addDays(today, 25 - eighteenYears)
        : `${random.between(2012, 2024)}-05-1${random.between(0, 9)}`;
    const child = await register(childBorn, {
      holderId: holder.id,
      relationship: 'child',
      typeId: 'ownMinor',
    });
    // Of a company's children, one is not measured, and one is heavier than usual.
    if (number !== 2 && number !== 12)
      for (const days of measured) {
        const measures = measuresOf(childBorn, addDays(today, -days), number === 10 ? 1.5 : 1);
        await send(
          `${child.id}/measure/${days}`,
          insuredPerson,
          child.id,
          measurePerson(measures),
          asking(20),
        );
      }
    await cover(company.health, child, 20);
  }
  if (course === 'withSpouse')
    await cover(
      company.health,
      await register(born, { holderId: holder.id, relationship: 'spouse', typeId: 'partner' }),
      20,
    );
  if (course === 'insured' || course === 'withSpouse') await cover(company.dental, holder, 10);
  if (course === 'leaving' || course === 'left') {
    const ending = requestCancellation({
      by: asker,
      period: 1,
      until: today,
      reasonId: 1,
      today: addDays(today, -3),
      retroactiveDays,
      policy: company.health.policy,
    });
    await send(`${first}/cancel`, policyEmployee, first, ending, asking(3));
  }
  if (course === 'left') {
    const ended = acceptCancellation({ ...answer, today: addDays(today, -1) });
    await send(`${first}/end`, policyEmployee, first, ended, answering(1));
  }
  return course === 'leaving' ? first : undefined;
};

/** @returns the coverages whose end waits for an answer */
export const loadFamilies = async (parts: CollectiveParts, company: Company): Promise<readonly string[]> => {
  const { employees } = company;
  const leaving: (string | undefined)[] = [];
  for (let from = 0; from < employees; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, employees - from) }, (_, next) => from + next);
    leaving.push(...(await Promise.all(numbers.map((number) => loadFamily(parts, company, number)))));
  }
  return leaving.filter((one) => one !== undefined);
};
