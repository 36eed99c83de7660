/** A lead (solicitud): what a visitor asked for, who works on it, and where it stands. */
import { z } from 'zod';
import {
  type Actor,
  type Decider,
  type EventMetadata,
  type EventOf,
  events,
  type Personal,
  personal,
  unreachable,
} from '../event-sourcing/index.ts';
import { type CountryCode, leadStatus } from '../reference/index.ts';

// Stream
export const leadStream = (leadId: string): string => `lead-${leadId}`;

// Events: the stored format. A change that old events don't fit is a new version.
const person = z.object({
  firstName: z.string(),
  paternalSurname: z.string().optional(),
  maternalSurname: z.string().optional(),
  documentType: z.string().optional(),
  documentNumber: z.string().optional(),
  email: z.string(),
  phone: z.string().describe('E.164'),
});
export type Person = z.infer<typeof person>;

const statusId = z.int().describe('a lead status of the reference table');
const substatusId = z.int().nullable().describe('a substatus of that status, or none');
const visitedPage = z.record(z.string(), z.unknown()).describe('referrer, date and analytics parameters');

export const leadEvents = events({
  LeadReceived: z
    .object({
      requestTypeId: z.int().describe('a request type of the reference table'),
      person: personal(person),
      message: personal(z.string()).optional(),
      product: z.object({ code: z.string(), name: z.string() }).optional().describe('the plan asked for'),
      productType: z.string().optional(),
      businessLine: z.string().optional(),
      origin: z
        .object({ url: z.string().optional(), lead: z.string().optional() })
        .describe('the page of the form, and the campaign it was reached by'),
      attribution: personal(z.array(visitedPage).max(100)).describe('pages visited before'),
      internalTraffic: z.boolean().describe('sent by the company itself, to try things out'),
    })
    .describe('A visitor asked to be contacted, about a plan or in general.'),
  LeadAssigned: z
    .object({ executiveId: z.uuid() })
    .describe('An executive is responsible for the lead from now on; its status is Asignado again.'),
  LeadStatusChanged: z
    .object({ statusId, substatusId, note: personal(z.string()).optional().describe('why, in words') })
    .describe('Staff moved the lead to another status or substatus.'),
  LeadNoteAdded: z
    .object({ noteId: z.uuid(), text: personal(z.string()) })
    .describe('Staff wrote something down about the lead; its status stays.'),
});
export type LeadEvent = EventOf<typeof leadEvents>;
type DataOf<Type extends LeadEvent['type']> = Extract<LeadEvent, { type: Type }>['data'];

/** What comes in with a request; personal fields in clear. */
export type LeadRequest = Omit<DataOf<'LeadReceived'>, 'person' | 'message' | 'attribution'> & {
  readonly person: Person;
  readonly message?: string;
  readonly attribution: z.infer<typeof visitedPage>[];
};

// State: the record that the console shows
export type Note = {
  readonly id: string;
  readonly text: Personal<string>;
  readonly at: string;
  readonly by: Actor;
};

export type ReceivedLead = DataOf<'LeadReceived'> & {
  readonly status: 'received';
  readonly country: CountryCode;
  readonly statusId: number;
  readonly substatusId: number | null;
  readonly executiveId: string | null;
  readonly notes: readonly Note[];
  /** The spec's dates, UTC instants: received, assigned, first worked on, closed, last change of status. */
  readonly fecha: string;
  readonly fecha_asignado: string | null;
  readonly fecha_gestion: string | null;
  readonly fecha_cierre: string | null;
  readonly fecha_ultimo_estado: string;
};
export type Lead = { readonly status: 'unknown' } | ReceivedLead;
export const initial: Lead = { status: 'unknown' };

export function evolve(lead: Lead, event: LeadEvent, { occurredAt, actor, country }: EventMetadata): Lead {
  if (event.type === 'LeadReceived')
    return {
      ...event.data,
      status: 'received',
      country,
      statusId: event.data.internalTraffic ? leadStatus.test : leadStatus.web,
      substatusId: null,
      executiveId: null,
      notes: [],
      fecha: occurredAt,
      fecha_asignado: null,
      fecha_gestion: null,
      fecha_cierre: null,
      fecha_ultimo_estado: occurredAt,
    };
  if (lead.status === 'unknown') return lead;
  switch (event.type) {
    case 'LeadAssigned':
      return {
        ...lead,
        executiveId: event.data.executiveId,
        statusId: leadStatus.assigned,
        substatusId: null,
        fecha_asignado: occurredAt,
        fecha_cierre: null,
        fecha_ultimo_estado: occurredAt,
      };
    case 'LeadStatusChanged':
      return {
        ...lead,
        statusId: event.data.statusId,
        substatusId: event.data.substatusId,
        fecha_gestion: lead.fecha_gestion ?? occurredAt,
        fecha_cierre: event.data.statusId === leadStatus.closed ? occurredAt : null,
        fecha_ultimo_estado: occurredAt,
      };
    case 'LeadNoteAdded': {
      const { noteId, text } = event.data;
      return { ...lead, notes: [...lead.notes, { id: noteId, text, at: occurredAt, by: actor }] };
    }
    default:
      return unreachable(event);
  }
}

export const lead: Decider<Lead, LeadEvent> = {
  stream: leadStream,
  events: leadEvents,
  initial,
  evolve,
  country: (lead) => (lead.status === 'unknown' ? undefined : lead.country),
};
