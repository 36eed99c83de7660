/** A company that insures its people: who it is, where, whom one talks to, and whether it was approved. */
import { z } from 'zod';
import { countryCodes } from '../kit/country/index.ts';
import {
  type AnyEvent,
  type Decider,
  type Decision,
  doneBy,
  type EventOf,
  events,
  personal,
  reject,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { changedFields, sameValue } from '../kit/values/index.ts';
import { type Staff } from '../identity/index.ts';
import { type ApprovalStatus, type MemberStatus } from '../reference/collective-statuses.ts';
import { idsOf } from '../reference/collective-tables.ts';
import { economicActivities } from '../reference/economic-activities.ts';
import { contact, place } from '../collective/index.ts';

// Stream: named by the country and the document, so that there is one of each company.
export const companyStream = (companyId: string): string => `company-${companyId}`;

// Events
const details = z.object({
  legalName: z.string(),
  tradeName: z.string().nullish().describe('how people call it'),
  economicActivityId: z.enum(idsOf(economicActivities)),
  address: place,
  contacts: personal(z.array(contact)).describe('whom the back office talks to'),
});

export const companyEvents = events({
  CompanyRegistered: details
    .extend({
      country: z.enum(countryCodes),
      documentType: z.string().describe('RUT, RUC or NIT'),
      documentNumber: z.string().describe('digits and letters only'),
    })
    .describe('There is a company whose people may be insured; somebody else has to approve it.'),
  CompanyChanged: details.partial().describe('What is given of the company is so from now on.'),
  CompanyApproved: z.object({}).describe('Somebody else than who registered it found the company right.'),
  CompanyRejected: z.object({ reason: z.string() }).describe('The company is not to be insured, and why.'),
  CompanyDeactivated: z
    .object({ reason: z.string() })
    .describe('Nothing new is asked for the company’s people, and why; their coverages go on and may end.'),
  CompanyReactivated: z.object({}).describe('The company’s people may be insured again.'),
});
export type CompanyEvent = EventOf<typeof companyEvents>;
export type CompanyDetails = z.infer<typeof details>;
export type CompanyRegistration = Extract<CompanyEvent, { type: 'CompanyRegistered' }>['data'];

// State
export type RegisteredCompany = CompanyRegistration & {
  readonly status: MemberStatus;
  readonly approval: ApprovalStatus;
  /** The user who registered it, also where it was in another's name: somebody else reviews it. */
  readonly registeredBy: string | null;
  /** UTC instant. */
  readonly registeredAt: string;
};
export type Company = { readonly status: 'unregistered' } | RegisteredCompany;
export const isRegistered = (company: Company): company is RegisteredCompany =>
  company.status !== 'unregistered';

export const company: Decider<Company, CompanyEvent> = {
  stream: companyStream,
  events: companyEvents,
  initial: { status: 'unregistered' },
  evolve(company, event, metadata) {
    if (event.type === 'CompanyRegistered')
      return {
        ...event.data,
        status: 'PENDING',
        approval: 'PENDING',
        registeredBy: doneBy(metadata) ?? null,
        registeredAt: metadata.occurredAt,
      };
    if (!isRegistered(company)) return company;
    switch (event.type) {
      case 'CompanyChanged':
        return { ...company, ...event.data };
      case 'CompanyApproved':
        return { ...company, status: 'ACTIVE', approval: 'APPROVED' };
      case 'CompanyRejected':
        return { ...company, status: 'INACTIVE', approval: 'REJECTED' };
      case 'CompanyDeactivated':
        return { ...company, status: 'INACTIVE' };
      case 'CompanyReactivated':
        return { ...company, status: 'ACTIVE' };
      default:
        return unreachable(event);
    }
  },
  country: (company) => (isRegistered(company) ? company.country : undefined),
};

/** Why nothing new is asked for the company's people now, in Spanish; nothing where it may be. */
export const whyNothingNew = ({ status }: Pick<Company, 'status'>): string | undefined =>
  status === 'ACTIVE' ? undefined : 'La empresa todavía no está aprobada, o fue desactivada.';

/**
 * A decision that asks something new for a company's people; what changes nothing is left alone.
 * @throws Rejection `COMPANY_NOT_ACTIVE`, or what the decision throws
 */
export const whileActive =
  <State, Event extends AnyEvent>(company: Company, decide: Decision<State, Event>): Decision<State, Event> =>
  (state, now) => {
    const decided = decide(state, now);
    const why = decided.length > 0 ? whyNothingNew(company) : undefined;
    return why === undefined ? decided : reject('COMPANY_NOT_ACTIVE', why);
  };

// Decisions: about a company that its guard has found (`guarded` in ../records), but for the first
type CompanyDecision = Decision<Company, CompanyEvent>;

/** The same registration again changes nothing. @throws Rejection `ALREADY_REGISTERED` */
export const registerCompany =
  (registration: CompanyRegistration): CompanyDecision =>
  (company) => {
    if (!isRegistered(company)) return [{ type: 'CompanyRegistered', data: registration }];
    const { status: _, approval, registeredBy, registeredAt, ...stands } = company;
    return sameValue(stands, registration)
      ? []
      : reject('ALREADY_REGISTERED', `Ya está registrada: «${company.legalName}».`, {
          documentNumber: `Ya está registrada: «${company.legalName}».`,
        });
  };

/** The commands on a company after its registration. */
type CompanyCommand = 'approve' | 'change' | 'deactivate' | 'reactivate' | 'reject';

/** Why a command is not for now, in Spanish; nothing when it is, or when it would change nothing. */
export const companyNotNow = (
  command: CompanyCommand,
  { approval, registeredBy }: Pick<RegisteredCompany, 'approval' | 'registeredBy'>,
  by: Pick<Staff, 'id' | 'actedBy'>,
): string | undefined => {
  switch (command) {
    case 'change':
      return undefined;
    case 'approve':
    case 'reject':
      if (approval === 'APPROVED' && command === 'reject') return 'Ya fue aprobada: puedes desactivarla.';
      return registeredBy !== null && [by.id, by.actedBy?.id].includes(registeredBy)
        ? 'La revisa otra persona, no quien la registró.'
        : undefined;
    case 'deactivate':
    case 'reactivate':
      return approval === 'APPROVED' ? undefined : 'La empresa todavía no está aprobada.';
    default:
      return unreachable(command);
  }
};

/** Changes what is given and different. */
export const changeCompany =
  (given: Partial<CompanyDetails>): CompanyDecision =>
  (company) => {
    if (!isRegistered(company)) return [];
    const changed = changedFields<Partial<CompanyDetails>>(company, given);
    return Object.keys(changed).length === 0 ? [] : [{ type: 'CompanyChanged', data: changed }];
  };

/** Whether a command would change nothing. */
export const isAlready = (
  command: CompanyCommand,
  { status, approval }: Pick<RegisteredCompany, 'status' | 'approval'>,
): boolean =>
  (command === 'approve' && approval === 'APPROVED') ||
  (command === 'reject' && approval === 'REJECTED') ||
  (command === 'deactivate' && approval === 'APPROVED' && status === 'INACTIVE') ||
  (command === 'reactivate' && status === 'ACTIVE');

/** @throws Rejection `INVALID_TRANSITION` where {@link companyNotNow} says why */
const moving =
  (command: CompanyCommand, by: Staff, event: CompanyEvent): CompanyDecision =>
  (company) => {
    if (!isRegistered(company) || isAlready(command, company)) return [];
    const why = companyNotNow(command, company, by);
    return why === undefined ? [event] : reject('INVALID_TRANSITION', why);
  };

export const approveCompany = (by: Staff): CompanyDecision =>
  moving('approve', by, { type: 'CompanyApproved', data: {} });

export const rejectCompany = (by: Staff, reason: string): CompanyDecision =>
  moving('reject', by, { type: 'CompanyRejected', data: { reason } });

export const deactivateCompany = (by: Staff, reason: string): CompanyDecision =>
  moving('deactivate', by, { type: 'CompanyDeactivated', data: { reason } });

export const reactivateCompany = (by: Staff): CompanyDecision =>
  moving('reactivate', by, { type: 'CompanyReactivated', data: {} });
