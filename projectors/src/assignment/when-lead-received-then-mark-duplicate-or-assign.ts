/** A new lead is found to repeat another, or goes to the executive whose turn it is, at once or when one comes. */
import { nextExecutive } from '@cotejo/core/assignment';
import { contactHashes } from '@cotejo/core/leads/server';
import { categoryOf, idOfStream, type Recorded, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type UserEvent, userEvents } from '@cotejo/core/users';
import {
  assignLeadAutomatically,
  lead,
  type LeadEvent,
  leadEvents,
  markLeadDuplicateAutomatically,
} from '@cotejo/core/leads';
import { z } from 'zod';
import { type Automation, type Resolution } from '../kit/automation/index.ts';
import { contactIndex, contactTable } from './contact-index.ts';
import { executiveTable, loadRota } from './executives.ts';
import { loadUnassigned, type UnassignedLead, unassignedTable } from './unassigned-leads.ts';

const name = 'when-lead-received-then-mark-duplicate-or-assign';

const isUserEvent = (event: Recorded): event is Recorded<UserEvent> => categoryOf(event.stream) === 'user';
const isLeadEvent = (event: Recorded): event is Recorded<LeadEvent> => categoryOf(event.stream) === 'lead';

const resolve = async (
  events: readonly Recorded[],
  indexKey: Buffer,
  sql: Parameters<Automation['react']>[1],
): Promise<readonly Resolution[]> => {
  const rota = await loadRota(sql);
  const leads = await loadUnassigned(events.filter(isLeadEvent), sql);
  const contacts = contactIndex(sql);
  const resolutions: Resolution[] = [];

  const forget = (target: string): void => {
    leads.unsettle(target);
    resolutions.push(
      { kind: 'drop', handler: 'assign', key: target },
      { kind: 'drop', handler: 'mark-duplicate', key: target },
    );
  };
  const assign = (one: UnassignedLead, because: Recorded): void => {
    const next = nextExecutive(rota.members(), one);
    if (!next) return forget(one.id);
    rota.give(next.id, because.metadata.occurredAt);
    leads.settle(one.id, next.id);
    resolutions.push({
      kind: 'plan',
      handler: 'assign',
      target: one.id,
      because,
      input: { executiveId: next.id },
    });
  };

  const hashesOf = ({ metadata }: Recorded, person: Parameters<typeof contactHashes>[1]['person']) =>
    contactHashes(indexKey, { country: metadata.country, person });

  /** @returns the lead that it repeats */
  const asked = async (event: Recorded<LeadEvent>): Promise<string | undefined> => {
    if (event.type !== 'LeadReceived') return undefined;
    const person = unlessErased(event.data.person);
    if (!person || event.data.internalTraffic) return undefined;
    const { requestTypeId } = event.data;
    const hashes = hashesOf(event, person);
    return contacts.ask({
      leadId: idOfStream(event.stream),
      requestTypeId,
      hashes,
      at: event.metadata.occurredAt,
    });
  };

  /** Keeps what is known of who asked, as staff and visitors correct it. */
  const learn = async (event: Recorded<LeadEvent>): Promise<void> => {
    const id = idOfStream(event.stream);
    switch (event.type) {
      case 'LeadRequestUpdated': {
        const person = unlessErased(event.data.person);
        if (person) await contacts.correct(id, hashesOf(event, person), event.metadata.occurredAt);
        return;
      }
      case 'LeadMarkedDuplicate':
        return contacts.repeats(id, event.data.firstLeadId);
      case 'LeadMarkedTest':
      case 'LeadMarkedFalse':
      case 'LeadDeleted':
      case 'SubjectErased':
        return contacts.forget(id);
      default:
    }
  };

  const onLead = async (event: Recorded<LeadEvent>): Promise<void> => {
    const moved = leads.follow(event);
    const given = event.type === 'LeadAssigned' || event.type === 'LeadReassigned';
    // Where it was planned, the turn advanced when it was.
    if (given && moved?.before?.meantFor !== event.data.executiveId)
      rota.give(event.data.executiveId, event.metadata.occurredAt);
    const repeated = await asked(event);
    await learn(event);
    if (!moved) return;
    const { before, after } = moved;
    if (repeated !== undefined && after.waits) {
      leads.settle(after.id);
      const input = { firstLeadId: repeated };
      resolutions.push({ kind: 'plan', handler: 'mark-duplicate', target: after.id, because: event, input });
    } else if (after.waits && !before?.waits) assign(after, event);
    else if (!after.waits && before?.waits) forget(after.id);
  };

  const onUser = async (event: Recorded<UserEvent>): Promise<void> => {
    const { id, begins, ends } = rota.follow(event);
    if (ends.length > 0) for (const one of await leads.meantFor(id, ends)) assign(one, event);
    if (begins.length > 0) for (const one of await leads.waiting(begins)) assign(one, event);
  };

  for (const event of events)
    if (isLeadEvent(event)) await onLead(event);
    else if (isUserEvent(event)) await onUser(event);
  await rota.save();
  await leads.save();
  await contacts.sweep(events.at(-1)!.metadata.occurredAt);
  return resolutions;
};

const assignment = z.object({ executiveId: z.uuid() });
const repetition = z.object({ firstLeadId: z.uuid() });

/** @param indexKey 32 bytes, for the keyed hashes of {@link contactHashes} */
export const whenLeadReceivedThenMarkDuplicateOrAssign = (indexKey: Buffer): Automation => ({
  name,
  version: 4,
  tables: executiveTable + unassignedTable + contactTable,
  views: { executive_turn: 'select id, turn, given_at from executive' },
  handles: { lead: leadEvents, user: userEvents },
  react: (events, sql) => resolve(events, indexKey, sql),
  handlers: {
    assign: ({ input }, { send }) => send(lead, assignLeadAutomatically(assignment.parse(input).executiveId)),
    'mark-duplicate': ({ input }, { send }) =>
      send(lead, markLeadDuplicateAutomatically(repetition.parse(input).firstLeadId)),
  },
});
