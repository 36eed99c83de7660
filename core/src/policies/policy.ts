/** A collective policy: which company insures whom with which insurer, from when until when. */
import { z } from 'zod';
import { fileWithdrawal, isToBeAttached, type WithFiles, withoutFile } from '../files/index.ts';
import { type CountryCode, countryCodes } from '../kit/country/index.ts';
import {
  type Actor,
  type Decider,
  type Decision,
  type EventOf,
  events,
  reject,
  rejectInput,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { addDays, spelledDay } from '../kit/time/index.ts';
import { changedFields, sameValue } from '../kit/values/index.ts';
import { collectiveCoverageTypes, idsOf, policyScopes } from '../reference/collective-tables.ts';

// Stream
export const policyStream = (policyId: string): string => `policy-${policyId}`;

// Events
export const insurerNotifications = ['cuttingDay', 'daily', 'none'] as const;

export const coverageGroup = z.object({ code: z.string(), name: z.string() });

const terms = z.object({
  number: z.string().describe('as the insurer knows it'),
  from: z.iso.date().describe('its first day'),
  until: z.iso.date().describe('its last day'),
  coverageType: z.enum(idsOf(collectiveCoverageTypes)),
  scope: z.enum(idsOf(policyScopes)),
  coverageGroups: z
    .array(coverageGroup)
    .describe('of which everybody insured has one, as the insurer’s files name them'),
  oldestDependant: z.int().nullish().describe('full years; a child who is older is not insured'),
  partnerId: z.string().nullish().describe('the broker or insurer through whom it came'),
});
const insurerNotification = z
  .enum(insurerNotifications)
  .describe(
    'in which files the insurer is told of requests: those of its cutting day, daily ones, or none of ours',
  );

export const policyEvents = events({
  PolicyCreated: terms
    .extend({
      country: z.enum(countryCodes),
      companyId: z.string(),
      insurerId: z.string().describe('its number in the catalogue'),
      insurerNotification,
      renews: z.uuid().optional().describe('the policy that it follows'),
    })
    .describe('A company has a policy for its people.'),
  PolicyUpdated: terms.partial().describe('What is given of the policy is so from now on.'),
  PolicyInsurerNotificationSet: z
    .object({ insurerNotification })
    .describe('The insurer is told at other times.'),
  PolicyFileAttached: z
    .object({
      fileId: z.uuid(),
      name: z.string(),
      mediaType: z.string(),
      bytes: z.int().positive(),
    })
    .describe('Staff added a file; its content is kept encrypted beside the events.'),
  PolicyFileWithdrawn: fileWithdrawal.describe('A file did not belong here; its content is deleted.'),
  PolicyDeleted: z.object({ reason: z.string() }).describe('The policy was a mistake; nobody is in it.'),
});
export type PolicyEvent = EventOf<typeof policyEvents>;
export type PolicyTerms = z.infer<typeof terms>;
export type PolicyCreation = Extract<PolicyEvent, { type: 'PolicyCreated' }>['data'];

type AttachedFile = Extract<PolicyEvent, { type: 'PolicyFileAttached' }>['data'];

// State
export type PolicyFile = Omit<AttachedFile, 'fileId'> & {
  readonly id: string;
  readonly by: Actor;
  /** UTC instant. */
  readonly at: string;
};
export const policyStatuses = ['known', 'deleted'] as const;
export type KnownPolicy = PolicyCreation &
  WithFiles<PolicyFile> & { readonly status: (typeof policyStatuses)[number] };
export type Policy = { readonly status: 'unknown' } | KnownPolicy;
export const isKnown = (policy: Policy): policy is KnownPolicy => policy.status !== 'unknown';

export const policy: Decider<Policy, PolicyEvent> = {
  stream: policyStream,
  events: policyEvents,
  initial: { status: 'unknown' },
  evolve(policy, event, metadata) {
    if (event.type === 'PolicyCreated') return { status: 'known', files: [], ...event.data };
    if (!isKnown(policy)) return policy;
    switch (event.type) {
      case 'PolicyUpdated':
      case 'PolicyInsurerNotificationSet':
        return { ...policy, ...event.data };
      case 'PolicyFileAttached': {
        const { fileId: id, ...file } = event.data;
        const attached = { id, ...file, by: metadata.actor, at: metadata.occurredAt };
        return { ...policy, files: [...policy.files, attached] };
      }
      case 'PolicyFileWithdrawn':
        return withoutFile(policy, event.data.fileId);
      case 'PolicyDeleted':
        return { ...policy, status: 'deleted' };
      default:
        return unreachable(event);
    }
  },
  country: (policy): CountryCode | undefined => (isKnown(policy) ? policy.country : undefined),
};

// Decisions: about a policy that its guard has found, but for those that create one
export type PolicyDecision = Decision<Policy, PolicyEvent>;

const checkTerms = ({ from, until, coverageGroups }: PolicyTerms): void => {
  if (until < from) rejectInput({ until: 'Debe ser desde el primer día de la póliza.' });
  for (const [index, { code }] of coverageGroups.entries())
    if (coverageGroups.findIndex((group) => group.code === code) !== index)
      rejectInput({ [`coverageGroups.${index}.code`]: 'Está repetido.' });
};

/** The same again changes nothing. @throws Rejection `ALREADY_REGISTERED`, `INVALID_INPUT` */
export const createPolicy =
  (creation: PolicyCreation): PolicyDecision =>
  (policy) => {
    if (isKnown(policy)) {
      const { status: _, files, withdrawnFiles, ...stands } = policy;
      return sameValue(stands, creation)
        ? []
        : reject('ALREADY_REGISTERED', 'Ya hay otra póliza con ese identificador.');
    }
    checkTerms(creation);
    return [{ type: 'PolicyCreated', data: creation }];
  };

type Copied = Pick<PolicyTerms, 'number' | 'from' | 'until'>;

/** A new policy with the terms of another one and a validity of its own. @throws Rejection as {@link createPolicy} */
export const duplicatePolicy = (
  { status: _, files, withdrawnFiles, renews, ...source }: KnownPolicy,
  copied: Copied,
): PolicyDecision => createPolicy({ ...source, ...copied });

/** The policy that follows another one without a gap. @throws Rejection `INVALID_INPUT`, or as {@link createPolicy} */
export const renewPolicy = (
  sourceId: string,
  { status: _, files, withdrawnFiles, ...source }: KnownPolicy,
  copied: Copied,
): PolicyDecision => {
  const next = addDays(source.until, 1);
  if (copied.from !== next)
    return () => rejectInput({ from: `La renovación empieza el ${spelledDay(next)}.` });
  return createPolicy({ ...source, ...copied, renews: sourceId });
};

/** @throws Rejection `POLICY_DELETED` */
export const whenKnown =
  (decide: (policy: KnownPolicy) => readonly PolicyEvent[]): PolicyDecision =>
  (policy) =>
    policy.status === 'known' ? decide(policy) : reject('POLICY_DELETED', 'La póliza fue eliminada.');

/** Constraints of the people in a policy: the first and the last day, and the groups that they have. */
export type InsuredNeeds = {
  readonly from?: string;
  readonly until?: string;
  readonly groups: readonly string[];
};

/** Changes what is given and different. @throws Rejection `INVALID_INPUT` */
export const updatePolicy = (given: Partial<PolicyTerms>, insured: InsuredNeeds): PolicyDecision =>
  whenKnown((policy) => {
    const changed = changedFields<Partial<PolicyTerms>>(policy, given);
    if (Object.keys(changed).length === 0) return [];
    const changedPolicy = { ...policy, ...changed };
    checkTerms(changedPolicy);
    if (insured.from !== undefined && changedPolicy.from > insured.from)
      return rejectInput({ from: `Hay asegurados desde el ${spelledDay(insured.from)}.` });
    if (insured.until !== undefined && changedPolicy.until < insured.until)
      return rejectInput({ until: `Hay asegurados hasta el ${spelledDay(insured.until)}.` });
    const missing = insured.groups.find(
      (group) => !changedPolicy.coverageGroups.some(({ code }) => code === group),
    );
    if (missing !== undefined)
      return rejectInput({ coverageGroups: `Hay asegurados en el grupo «${missing}».` });
    return [{ type: 'PolicyUpdated', data: changed }];
  });

export const setInsurerNotification = (
  insurerNotification: (typeof insurerNotifications)[number],
): PolicyDecision =>
  whenKnown((policy) =>
    policy.insurerNotification === insurerNotification
      ? []
      : [{ type: 'PolicyInsurerNotificationSet', data: { insurerNotification } }],
  );

export const mostPolicyFiles = 50;

/** Adds a file that was uploaded before, once per `fileId`. @throws Rejection `INVALID_INPUT` */
export const attachPolicyFile = (file: AttachedFile): PolicyDecision =>
  whenKnown((policy) =>
    isToBeAttached(policy, file, { most: mostPolicyFiles, whose: 'Una póliza' })
      ? [{ type: 'PolicyFileAttached', data: file }]
      : [],
  );

/** @param people how many were ever in it @throws Rejection `POLICY_IN_USE` */
export const deletePolicy =
  (reason: string, people: number): PolicyDecision =>
  (policy) => {
    if (policy.status === 'deleted') return [];
    return people > 0
      ? reject('POLICY_IN_USE', 'La póliza tiene o tuvo asegurados: cambia su último día.')
      : [{ type: 'PolicyDeleted', data: { reason } }];
  };
