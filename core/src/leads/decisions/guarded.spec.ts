import { describe, expect, test } from 'vitest';
import { actorOf } from '../../identity/index.ts';
import { leadStatus } from '../../reference/lead-statuses.ts';
import { testMetadata } from '../../kit/testing/index.ts';
import { addLeadNote, eraseLead, updateLeadRequest } from './decisions.ts';
import { mostStaffChanges } from './guarded.ts';
import { evolve, initial, type Lead } from '../lead.ts';
import { changeLeadStatus, deleteLead, restoreLead } from './moves.ts';
import { assigned, changed, moved, received } from '../testing/events.ts';
import { manager, rosa, uuid } from '../testing/people.ts';

const now = new Date('2027-01-04T12:00:00.000Z');

/** Rosa's lead, after so many changes by her. */
const changedTimes = (count: number): Lead => {
  const hers = Array.from({ length: count }, (_, index) => changed(leadStatus.assigned, 200 + (index % 2)));
  return [received, assigned(rosa), ...hers].reduce<Lead>(
    (lead, event, index) =>
      evolve(lead, event, testMetadata(index, index < 2 ? { kind: 'visitor' } : actorOf(rosa))),
    initial,
  );
};
const move = changeLeadStatus({ statusId: leadStatus.interested, substatusId: 215, by: rosa });
const tooMany = {
  code: 'TOO_MANY_CHANGES',
  message: 'Esta solicitud ya se cambió 1000 veces y no admite más cambios.',
};

describe('a lead that staff has moved and corrected a thousand times', () => {
  const often = changedTimes(mostStaffChanges);

  test('takes no more of it, and took the last', () => {
    expect(move(changedTimes(mostStaffChanges - 1), now)).toEqual([changed(leadStatus.interested, 215)]);
    expect(() => move(often, now)).toThrow(expect.objectContaining(tooMany));
    expect(() => updateLeadRequest({ message: 'Otra vez' }, rosa)(often, now)).toThrow(
      expect.objectContaining(tooMany),
    );
  });
  test('says so of no repeat, and what is refused anyway is refused in the words of always', () => {
    expect(updateLeadRequest({ quotedPrice: undefined }, rosa)(often, now)).toEqual([]);
    const wrong = changeLeadStatus({ statusId: leadStatus.interested, substatusId: null, by: rosa });
    expect(() => wrong(often, now)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });
  test('still takes notes, and can be put out of sight and erased, but not brought back', () => {
    const note = { noteId: uuid(7), text: 'Llamar', by: rosa };
    const decided = [addLeadNote(note), deleteLead({ by: manager }), eraseLead(manager)].map((decide) =>
      decide(often, now).map(({ type }) => type),
    );
    expect(decided).toEqual([['LeadNoteAdded'], ['LeadDeleted'], ['SubjectErased']]);
    const deleted = evolve(often, moved('LeadDeleted'), testMetadata(2_000, actorOf(manager)));
    expect(() => restoreLead({ by: manager })(deleted, now)).toThrow(expect.objectContaining(tooMany));
  });
});
