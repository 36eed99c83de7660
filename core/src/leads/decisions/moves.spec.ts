/** Where a lead goes while it is worked on. */
import { describe, expect, test } from 'vitest';
import { Rejection } from '../../kit/event-sourcing/index.ts';
import { leadStatus } from '../../reference/lead-statuses.ts';
import { substatusesOf } from '../../reference/lead-substatuses.ts';
import { given, stateAfter } from '../../kit/testing/index.ts';
import { lead } from '../lead.ts';
import { changeLeadStatus, closeLead, failLead, setLeadAppointment } from './moves.ts';
import {
  appointed,
  assigned,
  changed,
  closed,
  erasedPerson,
  failed,
  moved,
  received,
  toReassign,
} from '../testing/events.ts';
import { afterSales, manager, mateo, rosa, staff, supervisor } from '../testing/people.ts';

const web = given(lead, received);
const rosas = given(lead, received, assigned(rosa));

describe('changing the status of a lead', () => {
  const to = (statusId: number, substatusId: number | null = null, by = rosa, note?: string) =>
    changeLeadStatus({ statusId, substatusId, note, by });

  test('records the status, its substatus and the note', () =>
    rosas.when(to(leadStatus.notInterested, 206, rosa, 'Cierra la empresa')).then({
      type: 'LeadStatusChanged',
      data: { statusId: leadStatus.notInterested, substatusId: 206, note: 'Cierra la empresa' },
    }));
  test('needs a substatus where the status has some', () =>
    rosas.when(to(leadStatus.interested)).rejected('INVALID_INPUT', {
      substatusId: 'Elige un subestado de Interesa.',
    }));
  test('refuses a substatus of another status, or of none', () => {
    rosas.when(to(leadStatus.interested, 406)).rejected('INVALID_INPUT', {
      substatusId: 'Ese subestado no es de Interesa.',
    });
    rosas.when(to(leadStatus.currentClient, 406)).rejected('INVALID_INPUT', {
      substatusId: 'Ese subestado no es de Cliente vigente.',
    });
    rosas.when(to(leadStatus.interested, 1)).rejected('INVALID_INPUT');
  });
  test('takes the substatus that two statuses share under either', () => {
    for (const status of [leadStatus.online, leadStatus.toConfirm])
      rosas.when(to(status, 330)).then(changed(status, 330));
  });
  test('refuses a status that does not exist', () =>
    rosas.when(to(1_000)).rejected('INVALID_INPUT', { statusId: 'Ese estado no existe.' }));
  test.each([leadStatus.none, leadStatus.web, leadStatus.deleted, leadStatus.duplicate])(
    'to %i is not for choosing',
    (status) => rosas.when(to(status, null, manager)).rejected('INVALID_INPUT'),
  );
  test('to where it stands changes nothing', () =>
    given(lead, received, assigned(rosa), changed(14, 215)).when(to(14, 215)).then());
  test('to where it stands, with a note, asks for a note instead', () =>
    given(lead, received, assigned(rosa), changed(14, 215))
      .when(to(14, 215, rosa, 'x'))
      .rejected('SAME_STATUS'));
  test('needs an executive who has it', () => {
    web.when(to(14, 215)).rejected('INVALID_TRANSITION');
    rosas.when(to(14, 215, mateo)).rejected('NOT_FOUND');
  });
  test('is open to the supervisor of the executive only', () => {
    rosas.when(to(14, 215, supervisor)).then(changed(14, 215));
    rosas.when(to(14, 215, staff(8, 'SUPERVISOR', { team: [mateo.id] }))).rejected('NOT_FOUND');
    rosas
      .when(to(14, 215, staff(8, 'SUPERVISOR', { team: [rosa.id], countries: ['CL'] })))
      .rejected('NOT_FOUND');
  });
  test('of one that waits for another executive is the supervisor’s', () => {
    const waiting = given(lead, received, assigned(rosa), toReassign);
    waiting.when(to(leadStatus.assigned, 200)).rejected('NOT_ALLOWED');
    waiting.when(to(leadStatus.assigned, 200, supervisor)).then(changed(leadStatus.assigned, 200));
    waiting.when(to(leadStatus.interested, 215, supervisor)).rejected('INVALID_TRANSITION');
  });
  test('is over once the lead is deleted', () =>
    given(lead, received, assigned(rosa), moved('LeadDeleted'))
      .when(to(14, 215, manager))
      .rejected('INVALID_TRANSITION'));
  test('takes no note about a person who was erased', () =>
    given(lead, received, assigned(rosa), erasedPerson)
      .when(to(14, 215, rosa, 'Llamar de tarde'))
      .rejected('INVALID_INPUT', {
        note: 'Los datos de la persona fueron borrados: no se pueden guardar notas.',
      }));
  test('needs a lead', () => given(lead).when(to(14, 215)).rejected('NOT_FOUND'));

  test('by the general door is what the door’s own command would decide', () => {
    const at = '2026-03-05T15:00:00.000Z';
    rosas.when(to(leadStatus.closed, 331)).then(closed(331));
    rosas
      .when(changeLeadStatus({ statusId: leadStatus.agenda, substatusId: 212, at, by: rosa }))
      .then(appointed(212, at));
    rosas
      .when(changeLeadStatus({ statusId: leadStatus.failed, substatusId: 402, reasonId: 20, by: rosa }))
      .then(failed(402, 20));
    rosas.when(to(leadStatus.falseClient)).then(moved('LeadMarkedFalse'));
    rosas.when(to(leadStatus.test, null, supervisor)).then(moved('LeadMarkedTest'));
    const sold = given(lead, received, assigned(rosa), closed());
    sold.when(to(leadStatus.refunding, null, afterSales)).then(moved('LeadRefundStarted'));
    given(lead, received, assigned(rosa), closed(), moved('LeadRefundStarted'))
      .when(to(leadStatus.refunded, null, afterSales))
      .then(moved('LeadRefundFinished'));
  });
});

describe('closing a lead', () => {
  test('says how it is paid', () =>
    rosas
      .when(closeLead({ substatusId: 332, by: rosa }))
      .then({ type: 'LeadClosed', data: { substatusId: 332, note: undefined } }));
  test('can be done only with a substatus of Cerrado', () => {
    rosas
      .when(closeLead({ substatusId: null, by: rosa }))
      .rejected('INVALID_INPUT', { substatusId: 'Elige un subestado de Cerrado.' });
    rosas.when(closeLead({ substatusId: 406, by: rosa })).rejected('INVALID_INPUT');
  });
  test('can be done once', () =>
    given(lead, received, assigned(rosa), closed())
      .when(closeLead({ substatusId: 332, by: supervisor }))
      .rejected('INVALID_TRANSITION'));
});

describe('failing a lead', () => {
  const fail = (substatusId: number | null, reasonId?: number, reasonText?: string) =>
    failLead({ substatusId, reasonId, reasonText, by: rosa });

  test('needs a substatus of Fallido', () =>
    rosas.when(fail(null, 20)).rejected('INVALID_INPUT', { substatusId: 'Elige un subestado de Fallido.' }));
  test('needs a reason', () =>
    rosas.when(fail(402)).rejected('INVALID_INPUT', { reasonId: 'Elige un motivo.' }));
  test('needs a reason that exists', () =>
    rosas.when(fail(402, 1_000)).rejected('INVALID_INPUT', { reasonId: 'Ese motivo no existe.' }));
  test.each([
    ['substatus', 406, 20],
    ['country', 402, 30],
    ['request type', 403, 39],
  ])('refuses a reason of another %s', (_, substatusId, reasonId) =>
    rosas.when(fail(substatusId, reasonId)).rejected('INVALID_INPUT', {
      reasonId: 'Ese motivo no vale para esta solicitud y subestado.',
    }),
  );
  test('records an allowed reason', () => rosas.when(fail(406, 21)).then(failed(406, 21)));
  test('with Otros needs a text', () => {
    rosas.when(fail(403, 99)).rejected('INVALID_INPUT', { reasonText: 'Especifica el motivo.' });
    rosas.when(fail(403, 99, 'Se mudó')).then(failed(403, 99, 'Se mudó'));
  });
  test('takes no text about a person who was erased', () =>
    given(lead, received, assigned(rosa), erasedPerson)
      .when(fail(403, 99, 'Se mudó'))
      .rejected('INVALID_INPUT', {
        reasonText: 'Los datos de la persona fueron borrados: elige otro motivo.',
      }));
  test('is not for those who come after the sale', () =>
    rosas.when(failLead({ substatusId: 402, reasonId: 20, by: afterSales })).rejected('NOT_ALLOWED'));
});

describe('setting an appointment', () => {
  const appoint = (at?: string, substatusId: number | null = 213, note?: string) =>
    setLeadAppointment({ substatusId, at, note, by: rosa });
  const soon = '2026-03-02T15:02:00.001Z';

  test('needs an instant to come, however near', () => {
    rosas.when(appoint()).rejected('INVALID_INPUT', { at: 'Elige la fecha y la hora.' });
    rosas.when(appoint('2026-03-02T15:02:00.000Z')).rejected('INVALID_INPUT', {
      at: 'Elige un momento que aún no haya pasado.',
    });
    rosas.when(appoint(soon)).then(appointed(213, soon));
  });
  test('is of the next two years: a year with a digit wrong is told', () => {
    for (const at of ['2028-03-03T15:00:00.000Z', '2206-03-02T15:00:00.000Z', '9999-12-31T23:59:59.000Z'])
      rosas.when(appoint(at)).rejected('INVALID_INPUT', { at: 'Elige un momento de los próximos dos años.' });
    rosas.when(appoint('2028-03-02T15:00:00.000Z')).then(appointed(213, '2028-03-02T15:00:00.000Z'));
  });
  test('needs to say how they talk', () =>
    rosas
      .when(appoint(soon, null))
      .rejected('INVALID_INPUT', { substatusId: 'Elige un subestado de Agenda.' }));
  test.each([212, 213, 214])('takes %i', (how) => rosas.when(appoint(soon, how)).then(appointed(how, soon)));
  test('again replaces the one before', () => {
    const first = appointed(213, '2026-03-04T15:00:00.000Z');
    const second = appointed(212, '2026-03-05T15:00:00.000Z');
    given(lead, received, assigned(rosa), first).when(appoint('2026-03-05T15:00:00.000Z', 212)).then(second);
    expect(stateAfter(lead, received, assigned(rosa), first, second)).toMatchObject({
      appointment: { substatusId: 212, at: '2026-03-05T15:00:00.000Z', reminded: false },
    });
  });
  test('as it is changes nothing, but a note is kept', () => {
    const at = '2026-03-04T15:00:00.000Z';
    const agenda = given(lead, received, assigned(rosa), appointed(213, at));
    agenda.when(appoint(at)).then();
    agenda.when(appoint(at, 213, 'Confirmó')).then(appointed(213, at, 'Confirmó'));
  });
});

test('every substatus of the table can be reached by somebody', () => {
  const at = '2026-03-05T15:00:00.000Z';
  const reasons = { 406: 1, 401: 1, 402: 20, 403: 20 } as Readonly<Record<number, number>>;
  for (const statusId of [2, 3, 4, 12, 13, 14, 500, 501])
    for (const { id } of substatusesOf(statusId)) {
      const change = { statusId, substatusId: id, at, reasonId: reasons[id], by: rosa };
      const events = changeLeadStatus(change)(
        stateAfter(lead, received, assigned(rosa)),
        new Date('2026-03-02'),
      );
      expect(stateAfter(lead, received, assigned(rosa), ...events)).toMatchObject({
        statusId,
        substatusId: id,
      });
    }
});

test('a refusal of input names its field in Spanish', () => {
  try {
    closeLead({ substatusId: null, by: supervisor })(stateAfter(lead, received, assigned(rosa)), new Date());
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(Rejection);
    expect(error).toMatchObject({ kind: 'invalid', message: 'Revisa los datos marcados.' });
  }
});
