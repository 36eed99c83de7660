/** The events of a lead: the stored format. A change that old events don't fit is a new version. */
import { z } from 'zod';
import { type EventOf, events, personal, versioned } from '../kit/event-sourcing/index.ts';
import { fileWithdrawal } from '../files/index.ts';
import { activityTypeIds } from '../reference/activity-types.ts';
import { withoutNote, withOriginApart } from './older-lead-events.ts';

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
const why = personal(z.string()).optional().describe('why, in words');
const visitedPage = z.record(z.string(), z.unknown()).describe('referrer, date and analytics parameters');

const product = z.object({
  code: z.string(),
  name: z.string(),
  providerCode: z.string().optional().describe('the clinic or network that the plan was looked at with'),
  sameInsurer: z.boolean().optional().describe('the person is insured there already'),
  onlineOnboarding: z.boolean().optional().describe('the plan can be bought online'),
});
const quotedPrice = z
  .object({
    amount: z.string().describe('a decimal in major units, as the visitor saw it'),
    unit: z.string().describe('a currency, UF, or a unit of prices abroad such as USD/Año'),
    period: z.string().optional().describe('what it is paid for, such as month or year'),
  })
  .describe('what the product cost on the page; told, not computed');
const referral = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  executiveId: z.uuid().optional().describe('the executive who sent the visitor'),
});
/** Free in form: each product type asks for other things; its size is bounded where it comes in. */
const profile = z.record(z.string(), z.unknown());

/** The subject of a request, apart from the person. */
const request = {
  product: product.optional().describe('the plan asked for'),
  quotedPrice: quotedPrice.optional(),
  partnerDocument: personal(z.string()).optional().describe('the id number of the person’s partner'),
  profile: personal(profile).optional().describe('who would be insured, as the comparator was told'),
  insurance: personal(profile)
    .optional()
    .describe('what a request for an additional insurance asks for: persons, region and insurances'),
};

/** Fields of a request that may be cleared without a new value. */
export const clearable = ['message', 'quotedPrice'] as const;

export const leadEvents = events({
  LeadReceived: versioned(
    z
      .object({
        requestTypeId: z.int().describe('a request type of the reference table'),
        person: personal(person),
        message: personal(z.string()).optional(),
        ...request,
        productType: z.string().optional(),
        businessLine: z.string().optional(),
        origin: z.object({ lead: z.string().optional().describe('the campaign, or the part of the site') }),
        originUrl: personal(z.string())
          .optional()
          .describe('the page of the form; its query may name somebody'),
        salesforceId: personal(z.string()).optional().describe('the person’s record at Salesforce'),
        attribution: personal(z.array(visitedPage).max(100)).describe('pages visited before'),
        referral: personal(referral).optional().describe('who recommended the site'),
        internalTraffic: z.boolean().describe('sent by the company itself, to try things out'),
      })
      .describe('A visitor asked to be contacted, about a plan or in general.'),
    withOriginApart,
  ),
  LeadRequestUpdated: z
    .object({
      person: personal(person).optional(),
      message: personal(z.string()).optional(),
      ...request,
      cleared: z
        .array(z.enum(clearable))
        .optional()
        .describe('what holds no longer, and is replaced by nothing'),
    })
    .describe(
      'The visitor or staff corrected or completed what was asked for; what is neither told nor cleared stays.',
    ),
  LeadAssigned: z
    .object({ executiveId: z.uuid() })
    .describe('An executive is responsible for the lead from now on; its status is Asignado again.'),
  LeadReassigned: z
    .object({ executiveId: z.uuid(), note: why })
    .describe('Another executive goes on with the lead where it stands; one that waited for it is Asignado.'),
  LeadStatusChanged: z
    .object({ statusId, substatusId, note: why })
    .describe('Staff moved the lead to another status or substatus.'),
  LeadFailed: z
    .object({
      substatusId: z.int().describe('a substatus of Fallido'),
      reasonId: z.int().describe('a failure reason of the reference table'),
      reasonText: personal(z.string()).optional().describe('what Otros stands for'),
      note: why,
    })
    .describe('Nothing came of the lead, and why.'),
  LeadAppointmentSet: z
    .object({
      substatusId: z.int().describe('how: a substatus of Agenda'),
      at: z.iso.datetime().describe('the agreed instant'),
      note: why,
    })
    .describe('The person and the executive agreed on when to talk; it replaces the appointment before.'),
  LeadAppointmentReminded: z
    .object({ at: z.iso.datetime().describe('the appointment that comes') })
    .describe('The executive was reminded of the appointment.'),
  LeadClosed: z
    .object({ substatusId: z.int().describe('a substatus of Cerrado: how it is paid'), note: why })
    .describe('The person bought; or a refund that was asked for does not go on.'),
  LeadReopened: z
    .object({ note: why })
    .describe('Work on the lead goes on after it was over; it is Asignado, or Web when nobody has it.'),
  LeadMarkedDuplicate: z
    .object({ firstLeadId: z.uuid().describe('the lead that came first'), note: why })
    .describe('The same person had asked for the same before.'),
  LeadMarkedTest: z.object({ note: why }).describe('The company itself had sent it, to try things out.'),
  LeadMarkedFalse: z.object({ note: why }).describe('There is no such client.'),
  LeadRefundStarted: z.object({ note: why }).describe('The person wants the money back.'),
  LeadRefundFinished: z.object({ note: why }).describe('The person has the money back.'),
  LeadDeleted: z.object({ note: why }).describe('The lead is out of sight; it can be restored.'),
  LeadRestored: z.object({ note: why }).describe('The lead is as it was before it was deleted.'),
  LeadNoteAdded: z
    .object({ noteId: z.uuid(), text: personal(z.string()) })
    .describe('Staff wrote something down about the lead; its status stays.'),
  LeadActivityLogged: z
    .object({
      activityId: z.uuid(),
      typeId: z.enum(activityTypeIds),
      outcomeId: z.string().describe('an outcome of that type'),
      at: z.iso.datetime().describe('when it took place'),
      note: why,
    })
    .describe('An executive called the person, or they met, and how it ended.'),
  LeadFileAttached: z
    .object({
      fileId: z.uuid(),
      name: personal(z.string()),
      mediaType: z.string(),
      bytes: z.int().positive(),
    })
    .describe('Staff added a file; its content is kept encrypted beside the events.'),
  LeadFileWithdrawn: fileWithdrawal.describe('A file did not belong here; its content is deleted.'),
  SubjectErased: versioned(
    z
      .object({ reasonId: z.int().optional().describe('an erasure reason of the reference table') })
      .describe('The personal data of the stream is gone for good: its key was deleted.'),
    withoutNote,
  ),
});
export type LeadEvent = EventOf<typeof leadEvents>;
export type LeadEventData<Type extends LeadEvent['type']> = Extract<LeadEvent, { type: Type }>['data'];

type InClear<Data> = { [Field in keyof Data]: Exclude<Data[Field], { readonly erased: true }> };

/** The fields of a new request; personal ones in clear. */
export type LeadRequest = InClear<LeadEventData<'LeadReceived'>>;
/** Fields of a request that are replaced or cleared; the others stay. */
export type LeadRequestUpdate = InClear<LeadEventData<'LeadRequestUpdated'>>;
