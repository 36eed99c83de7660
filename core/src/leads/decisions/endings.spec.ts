/** The endings of a lead: set aside, refunded, deleted, and back again. */
import { describe, expect, test } from 'vitest';
import { leadStatus } from '../../reference/lead-statuses.ts';
import { given, stateAfter } from '../../kit/testing/index.ts';
import { lead } from '../lead.ts';
import {
  closeLead,
  deleteLead,
  finishLeadRefund,
  markLeadDuplicate,
  markLeadFalse,
  markLeadTest,
  reopenLead,
  restoreLead,
  startLeadRefund,
} from './moves.ts';
import { assigned, closed, duplicated, failed, moved, received } from '../testing/events.ts';
import { afterSales, manager, rosa, supervisor, uuid } from '../testing/people.ts';

const rosas = given(lead, received, assigned(rosa));

describe('reopening a lead', () => {
  test('that failed is for the executive who had it, who resumes it', () => {
    given(lead, received, assigned(rosa), failed(402, 20))
      .when(reopenLead({ by: rosa, note: 'Volvió a llamar' }))
      .then(moved('LeadReopened', 'Volvió a llamar'));
    expect(stateAfter(lead, received, assigned(rosa), failed(402, 20), moved('LeadReopened'))).toMatchObject({
      statusId: leadStatus.assigned,
      substatusId: 203,
      failure: null,
      fecha_cierre: null,
    });
  });
  test('that nobody had brings it back to Web', () =>
    expect(stateAfter(lead, received, moved('LeadMarkedFalse'), moved('LeadReopened'))).toMatchObject({
      statusId: leadStatus.web,
      substatusId: null,
    }));
  test('that was sold is the supervisor’s', () => {
    const sold = given(lead, received, assigned(rosa), closed());
    sold.when(reopenLead({ by: rosa })).rejected('NOT_ALLOWED');
    sold.when(reopenLead({ by: supervisor })).then(moved('LeadReopened'));
  });
  test.each([
    ['a duplicate', duplicated()],
    ['a test', moved('LeadMarkedTest')],
    ['a false client', moved('LeadMarkedFalse')],
  ])('that was taken for %s is the supervisor’s', (_, aside) => {
    const wrong = given(lead, received, assigned(rosa), aside);
    wrong.when(reopenLead({ by: rosa })).rejected('NOT_ALLOWED');
    wrong.when(reopenLead({ by: supervisor })).then(moved('LeadReopened'));
  });
  test('needs one that is over', () =>
    rosas.when(reopenLead({ by: supervisor })).rejected('INVALID_TRANSITION'));
});

describe('marking a lead', () => {
  const first = { id: uuid(99), country: 'PE' } as const;

  test('as a duplicate points at the first one', () => {
    rosas
      .when(markLeadDuplicate({ first, by: rosa, note: 'El mismo correo' }))
      .then({ type: 'LeadMarkedDuplicate', data: { firstLeadId: first.id, note: 'El mismo correo' } });
    expect(stateAfter(lead, received, duplicated(first.id))).toMatchObject({
      statusId: leadStatus.duplicate,
      duplicateOf: first.id,
    });
  });
  test('as a duplicate needs a first one of its country', () =>
    rosas
      .when(markLeadDuplicate({ first: { ...first, country: 'CL' }, by: rosa }))
      .rejected('INVALID_INPUT', { firstLeadId: 'Es una solicitud de otro país.' }));
  test('as a false client is for whoever sells', () =>
    rosas.when(markLeadFalse({ by: rosa })).then(moved('LeadMarkedFalse')));
  test('as a test is for whoever leads', () => {
    rosas.when(markLeadTest({ by: rosa })).rejected('NOT_ALLOWED');
    rosas.when(markLeadTest({ by: supervisor })).then(moved('LeadMarkedTest'));
  });
  test('is too late once it is sold', () => {
    const sold = given(lead, received, assigned(rosa), closed());
    for (const mark of [
      markLeadDuplicate({ first, by: supervisor }),
      markLeadFalse({ by: supervisor }),
      markLeadTest({ by: supervisor }),
    ])
      sold.when(mark).rejected('INVALID_TRANSITION');
  });
});

describe('giving the money back', () => {
  const sold = [received, assigned(rosa), closed()] as const;
  const refunding = [...sold, moved('LeadRefundStarted')] as const;

  test('starts with what was sold', () => {
    given(lead, ...sold)
      .when(startLeadRefund({ by: afterSales, note: 'Se arrepintió' }))
      .then(moved('LeadRefundStarted', 'Se arrepintió'));
    rosas.when(startLeadRefund({ by: afterSales })).rejected('INVALID_TRANSITION');
  });
  test('ends once it had started', () => {
    given(lead, ...refunding)
      .when(finishLeadRefund({ by: afterSales }))
      .then(moved('LeadRefundFinished'));
    given(lead, ...sold)
      .when(finishLeadRefund({ by: afterSales }))
      .rejected('INVALID_TRANSITION');
  });
  test('is not for executives', () =>
    given(lead, ...sold)
      .when(startLeadRefund({ by: rosa }))
      .rejected('NOT_ALLOWED'));
  test('can be called off by a supervisor: then it is closed again', () => {
    const calledOff = closeLead({ substatusId: 331, by: supervisor });
    given(lead, ...refunding)
      .when(calledOff)
      .then(closed(331));
    given(lead, ...refunding)
      .when(closeLead({ substatusId: 331, by: rosa }))
      .rejected('NOT_ALLOWED');
  });
  test('leaves the date of the sale as it was', () => {
    const before = stateAfter(lead, ...sold);
    const fecha_cierre = before.status === 'received' ? before.fecha_cierre : undefined;
    expect(stateAfter(lead, ...refunding, moved('LeadRefundFinished'))).toMatchObject({
      statusId: leadStatus.refunded,
      fecha_cierre,
    });
    expect(stateAfter(lead, ...refunding, closed(331))).toMatchObject({
      statusId: leadStatus.closed,
      fecha_cierre,
    });
  });
});

describe('deleting a lead', () => {
  const past = [received, assigned(rosa), failed(402, 99, 'Se mudó')] as const;

  test('is the manager’s, and so is restoring it', () => {
    given(lead, ...past)
      .when(deleteLead({ by: supervisor }))
      .rejected('NOT_ALLOWED');
    given(lead, ...past)
      .when(deleteLead({ by: manager }))
      .then(moved('LeadDeleted'));
    const gone = given(lead, ...past, moved('LeadDeleted'));
    gone.when(restoreLead({ by: supervisor })).rejected('NOT_ALLOWED');
    gone.when(restoreLead({ by: manager })).then(moved('LeadRestored'));
  });
  test('can be done once, and restoring too', () => {
    given(lead, ...past, moved('LeadDeleted'))
      .when(deleteLead({ by: manager }))
      .rejected('INVALID_TRANSITION');
    given(lead, ...past)
      .when(restoreLead({ by: manager }))
      .rejected('INVALID_TRANSITION');
  });
  test('and restoring brings everything back as it was', () => {
    const { fecha_ultimo_estado: _before, ...before } = { ...stateAfter(lead, ...past) } as Record<
      string,
      unknown
    >;
    const { fecha_ultimo_estado: _after, ...after } = {
      ...stateAfter(lead, ...past, moved('LeadDeleted'), moved('LeadRestored')),
    } as Record<string, unknown>;
    expect(after).toEqual(before);
  });
});
