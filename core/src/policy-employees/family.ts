/** A family's coverage by a policy: a holder and the dependants, each with the coverages that they had and have. */
import { type CountryCode } from '../kit/country/index.ts';
import { type Decider, doneBy, type EventMetadata, unreachable } from '../kit/event-sourcing/index.ts';
import { type PolicyEmployeeStatus } from '../reference/collective-statuses.ts';
import { type DependantType } from '../reference/dependant-types.ts';
import { type PolicyEmployeeEvent, policyEmployeeEvents } from './process-events.ts';
import { openStatuses } from './transitions.ts';

/**
 * Stream: named by the policy and the holder, so that a family's coverages are decided on together. An id may name one of
 * them, `policy.holder.1`; its stream is the family's.
 */
export const policyEmployeeStream = (id: string): string =>
  `policyEmployee-${id.split('.').slice(0, 2).join('.')}`;
export const familyIdOf = (policyId: string, holderId: string): string => `${policyId}.${holderId}`;
export const coverageIdOf = (familyId: string, period: number): string => `${familyId}.${period}`;
/** The number of the coverage that an id names; nothing where it names the family. */
export const periodOf = (id: string): number | undefined => {
  const [, , period] = id.split('.');
  return period === undefined ? undefined : Number(period);
};

// State
type Asked = {
  /** The user who asked, also where it was in another's name: somebody else answers. Nothing for the system. */
  readonly by: string | null;
  /** UTC instant. */
  readonly at: string;
};
export type Review = {
  /** The user who has it. */
  readonly by: string | null;
  /** UTC instant at which it ends by itself. */
  readonly until: string;
};
export type Coverage = {
  readonly period: number;
  readonly personId: string;
  readonly status: PolicyEmployeeStatus;
  /** The first day with coverage: as asked, then as the insurer confirmed it. */
  readonly from: string;
  /** The first day without coverage; as asked, then as confirmed. */
  readonly until: string | null;
  readonly coverageGroup?: string | undefined;
  readonly dependantType?: DependantType | undefined;
  readonly restrictionIds: readonly number[];
  readonly missing: readonly string[];
  readonly asked: Asked;
  readonly operationDate: string | null;
  readonly cancellation?: Asked & { readonly reasonId: number; readonly becauseOf?: number | undefined };
  /** The file for the insurer in which the open request stands. */
  readonly fileId?: string | undefined;
  /** The last review of the open request; an answer ends it. */
  readonly review?: Review | undefined;
  /** Why it was declined last. */
  readonly declineReasonId?: number;
};
export type KnownFamily = {
  readonly status: 'known';
  readonly policyId: string;
  readonly holderId: string;
  readonly companyId: string;
  readonly insurerId: string;
  readonly country: CountryCode;
  /** In the order in which they were asked for. */
  readonly coverages: readonly Coverage[];
};
export type Family = { readonly status: 'unknown' } | KnownFamily;

export const isOpen = ({ status }: Pick<Coverage, 'status'>): boolean => openStatuses.includes(status);
/** Somebody asked for it, and nobody has answered. */
export const isAsked = ({ status }: Pick<Coverage, 'status'>): boolean =>
  status === 'PENDING' || status === 'PROCESS_ACTIVATION';
/** A coverage that ended before it began, and so never was. */
export const isAnnulled = ({ status, from, until }: Pick<Coverage, 'status' | 'from' | 'until'>): boolean =>
  status === 'CANCELED' && until !== null && until <= from;
/** Whether somebody is or was insured by it. */
export const wasInForce = (coverage: Pick<Coverage, 'status' | 'from' | 'until'>): boolean =>
  ['ACTIVE', 'PROCESS_CANCELLATION', 'CANCELED'].includes(coverage.status) && !isAnnulled(coverage);

const reviewAfter = ({ review }: Coverage, event: PolicyEmployeeEvent, { by }: Asked): Review | undefined => {
  if (event.type === 'ReviewTaken') return { by, until: event.data.until };
  return event.type === 'RequestPutInFile' ? review : undefined;
};

const changed = (
  coverage: Coverage,
  event: Exclude<PolicyEmployeeEvent, { type: 'ActivationRequested' }>,
  asked: Asked,
): Coverage => {
  switch (event.type) {
    case 'ActivationCompleted':
      return { ...coverage, status: 'PROCESS_ACTIVATION', from: event.data.from, missing: [] };
    case 'ActivationWithdrawn':
      return { ...coverage, status: 'DECLINE' };
    case 'ActivationAccepted': {
      const { from, operationDate } = event.data;
      return { ...coverage, status: 'ACTIVE', from, operationDate };
    }
    case 'ActivationDeclined':
      return { ...coverage, status: 'DECLINED', declineReasonId: event.data.reasonId };
    case 'CancellationRequested': {
      const { until, reasonId, becauseOf } = event.data;
      const cancellation = { ...asked, reasonId, becauseOf };
      return { ...coverage, status: 'PROCESS_CANCELLATION', until, cancellation, fileId: undefined };
    }
    case 'CancellationAccepted': {
      const { until, operationDate } = event.data;
      return { ...coverage, status: 'CANCELED', until, operationDate };
    }
    case 'CancellationDeclined': {
      const { cancellation: _, ...before } = coverage;
      return { ...before, status: 'ACTIVE', until: null, declineReasonId: event.data.reasonId };
    }
    case 'CoverageEnded':
      return isAsked(coverage)
        ? { ...coverage, status: 'DECLINED' }
        : { ...coverage, status: 'CANCELED', until: event.data.until };
    case 'RequestPutInFile':
      return { ...coverage, fileId: event.data.fileId };
    case 'ReviewTaken':
    case 'ReviewReleased':
      return coverage;
    default:
      return unreachable(event);
  }
};

const requested = (
  { data }: Extract<PolicyEmployeeEvent, { type: 'ActivationRequested' }>,
  asked: Asked,
): Coverage => {
  const { period, personId, from, coverageGroup, dependantType, restrictionIds, missing } = data;
  return {
    period,
    personId,
    status: missing.length > 0 ? 'PENDING' : 'PROCESS_ACTIVATION',
    from,
    until: null,
    coverageGroup,
    dependantType,
    restrictionIds,
    missing,
    asked,
    operationDate: null,
  };
};

export const policyEmployee: Decider<Family, PolicyEmployeeEvent> = {
  stream: policyEmployeeStream,
  events: policyEmployeeEvents,
  initial: { status: 'unknown' },
  evolve(family, event, metadata: EventMetadata) {
    const asked = { by: doneBy(metadata) ?? null, at: metadata.occurredAt };
    if (event.type === 'ActivationRequested') {
      const { policyId, holderId, companyId, insurerId, country } = event.data;
      const coverages = family.status === 'known' ? family.coverages : [];
      return {
        status: 'known',
        policyId,
        holderId,
        companyId,
        insurerId,
        country,
        coverages: [...coverages, requested(event, asked)],
      };
    }
    if (family.status === 'unknown') return family;
    return {
      ...family,
      coverages: family.coverages.map((one) =>
        one.period === event.data.period
          ? { ...changed(one, event, asked), review: reviewAfter(one, event, asked) }
          : one,
      ),
    };
  },
  country: (family) => (family.status === 'known' ? family.country : undefined),
};
