/** Somebody who is or may be insured by a company: an employee, or a dependant of one. */
import { z } from 'zod';
import { fileWithdrawal, type WithFiles, withoutFile } from '../files/index.ts';
import { type CountryCode, countryCodes } from '../kit/country/index.ts';
import {
  type Actor,
  type Decider,
  erased,
  type EventOf,
  events,
  isErased,
  type Personal,
  personal,
  unlessErased,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { type MemberStatus } from '../reference/collective-statuses.ts';
import { bankAccountTypes, genders, idsOf } from '../reference/collective-tables.ts';
import { dependantRelationships, dependantTypeIds } from '../reference/dependant-types.ts';

// Stream: named by a keyed hash of the company and the document, so that there is one of each person in a company.
export const insuredPersonStream = (personId: string): string => `insuredPerson-${personId}`;

// Events
export const identity = z.object({
  documentType: z.string(),
  documentNumber: z.string().describe('digits and letters only'),
  firstName: z.string(),
  paternalSurname: z.string(),
  maternalSurname: z.string().nullish(),
  birthDate: z.iso.date().nullish(),
  gender: z.enum(idsOf(genders)).nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish().describe('E.164'),
});
/** The account to which a holder is reimbursed. */
export const bankAccount = z.object({
  bank: z.string(),
  typeId: z.enum(idsOf(bankAccountTypes)),
  number: z.string(),
});
/** Of children, and only where the policy asks for it. */
export const measures = z.object({
  heightCm: z.number(),
  weightKg: z.number(),
  on: z.iso.date(),
});
const kinship = z.object({
  holderId: z.uuid().describe('the employee on whom the dependant depends'),
  relationship: z.enum(idsOf(dependantRelationships)),
  typeId: z.enum(dependantTypeIds).nullish().describe('none where the relationship has none of the eleven'),
});

export const insuredPersonEvents = events({
  PersonRegistered: z
    .object({
      country: z.enum(countryCodes),
      companyId: z.string(),
      identity: personal(identity),
      bankAccount: personal(bankAccount).optional(),
      kinship: kinship.optional().describe('of a dependant; an employee has none'),
    })
    .describe('The company has an employee, or an employee has a dependant.'),
  PersonChanged: z
    .object({
      identity: personal(identity).optional(),
      bankAccount: personal(bankAccount).optional(),
      kinship: kinship.optional(),
    })
    .describe('What is given of the person is so from now on.'),
  PersonMeasured: z
    .object({ measures: personal(measures) })
    .describe('A child’s height and weight were told.'),
  PersonMeasureRemoved: z
    .object({ on: personal(z.iso.date()) })
    .describe('What was told of that day was a mistake, and counts no more.'),
  PersonFileAttached: z
    .object({
      fileId: z.uuid(),
      name: personal(z.string()),
      mediaType: z.string(),
      bytes: z.int().positive(),
    })
    .describe('Somebody added a file about the person; its content is kept encrypted beside the events.'),
  PersonFileWithdrawn: fileWithdrawal.describe('A file did not belong here; its content is deleted.'),
  PersonDeactivated: z
    .object({ reason: z.string() })
    .describe('Nothing more is asked for the person, and why.'),
  PersonReactivated: z.object({}).describe('The person may be insured again.'),
  SubjectErased: z
    .object({ reasonId: z.int().describe('an erasure reason of the reference table') })
    .describe('The personal data of the stream is gone for good: its key was deleted.'),
});
export type InsuredPersonEvent = EventOf<typeof insuredPersonEvents>;
export type Identity = z.infer<typeof identity>;
export type Kinship = z.infer<typeof kinship>;
export type BankAccount = z.infer<typeof bankAccount>;
export type Measures = z.infer<typeof measures>;
export type PersonRegistration = {
  readonly country: CountryCode;
  readonly companyId: string;
  readonly identity: Identity;
  readonly bankAccount?: BankAccount | undefined;
  readonly kinship?: Kinship | undefined;
};

/** A file that was uploaded before, under the name that people see. */
export type UploadedFile = {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
};

// State
export type PersonFile = Omit<UploadedFile, 'fileId' | 'name'> & {
  readonly id: string;
  readonly name: Personal<string>;
  readonly by: Actor;
  /** UTC instant. */
  readonly at: string;
};
/** The files of somebody who was erased are gone. */
export type RegisteredPerson = WithFiles<PersonFile> & {
  readonly status: 'active' | 'inactive';
  readonly country: CountryCode;
  readonly companyId: string;
  readonly identity: Personal<Identity>;
  readonly bankAccount?: Personal<BankAccount> | undefined;
  readonly kinship?: Kinship | undefined;
  /** The last of a day, in the order in which they were told. */
  readonly measures?: Personal<readonly Measures[]>;
  readonly erased?: true;
};
export type InsuredPerson = { readonly status: 'unregistered' } | RegisteredPerson;
export const isRegistered = (person: InsuredPerson): person is RegisteredPerson =>
  person.status !== 'unregistered';

const measured = (
  before: RegisteredPerson['measures'],
  told: Personal<Measures>,
): Personal<readonly Measures[]> =>
  isErased(before) || isErased(told) ? erased : [...(before ?? []).filter(({ on }) => on !== told.on), told];

const withoutMeasure = (
  before: RegisteredPerson['measures'],
  day: Personal<string>,
): Personal<readonly Measures[]> =>
  isErased(before) || isErased(day) ? erased : (before ?? []).filter(({ on }) => on !== day);

const withoutPerson = ({ bankAccount, measures, ...person }: RegisteredPerson): RegisteredPerson => ({
  ...person,
  status: 'inactive',
  identity: erased,
  ...(bankAccount && { bankAccount: erased }),
  ...(measures && { measures: erased }),
  files: [],
  erased: true,
});

export const insuredPerson: Decider<InsuredPerson, InsuredPersonEvent> = {
  stream: insuredPersonStream,
  events: insuredPersonEvents,
  initial: { status: 'unregistered' },
  evolve(person, event, metadata) {
    if (event.type === 'PersonRegistered') return { ...event.data, status: 'active', files: [] };
    if (!isRegistered(person)) return person;
    // A projector empties an erased person's row before it folds the events that led there.
    if (isErased(person.files)) return insuredPerson.evolve({ ...person, files: [] }, event, metadata);
    switch (event.type) {
      case 'PersonChanged':
        return { ...person, ...event.data };
      case 'PersonMeasured':
        return { ...person, measures: measured(person.measures, event.data.measures) };
      case 'PersonMeasureRemoved':
        return { ...person, measures: withoutMeasure(person.measures, event.data.on) };
      case 'PersonFileAttached': {
        const { fileId: id, ...file } = event.data;
        const attached = { id, ...file, by: metadata.actor, at: metadata.occurredAt };
        return { ...person, files: [...person.files, attached] };
      }
      case 'PersonFileWithdrawn':
        return withoutFile(person, event.data.fileId);
      case 'PersonDeactivated':
        return { ...person, status: 'inactive' };
      case 'PersonReactivated':
        return { ...person, status: 'active' };
      case 'SubjectErased':
        return withoutPerson(person);
      default:
        return unreachable(event);
    }
  },
  country: (person) => (isRegistered(person) ? person.country : undefined),
};

/** As people are called; nothing when the person was erased. */
export const fullNameOf = ({ identity }: Pick<RegisteredPerson, 'identity'>): string | null => {
  const told = unlessErased(identity);
  return told ? [told.firstName, told.paternalSurname, told.maternalSurname].filter(Boolean).join(' ') : null;
};

/** Names of the missing fields, as forms call them: those that an insurer asks of everybody, and a dependant's type. */
export const missingOf = ({
  identity,
  kinship,
}: Pick<RegisteredPerson, 'identity' | 'kinship'>): readonly string[] => {
  const told = unlessErased(identity);
  return [
    ...(told?.birthDate ? [] : ['birthDate']),
    ...(told?.gender ? [] : ['gender']),
    ...(kinship && !kinship.typeId ? ['dependantType'] : []),
  ];
};

/** As people are shown: `PENDING` as long as data lack. */
export const memberStatusOf = (
  person: Pick<RegisteredPerson, 'status' | 'identity' | 'kinship'>,
): MemberStatus => {
  if (person.status === 'inactive') return 'INACTIVE';
  return missingOf(person).length > 0 ? 'PENDING' : 'ACTIVE';
};
