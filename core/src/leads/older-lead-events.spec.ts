import { describe, expect, test } from 'vitest';
import { erased, upcast } from '../kit/event-sourcing/index.ts';
import { leadEvents } from './lead-events.ts';
import { request } from './testing/events.ts';

const { origin: _, ...asked } = request;
const origin = { url: '/Seguros/x?nombre=Mar%C3%ADa', lead: 'redes', salesforceId: '00Q5g' };
const read = (data: object) => upcast(leadEvents.LeadReceived, 1, data);

describe('a request of before the page of the form was personal', () => {
  test('reads as one of today', () =>
    expect(read({ ...asked, origin })).toEqual({
      ...asked,
      origin: { lead: 'redes' },
      originUrl: origin.url,
      salesforceId: origin.salesforceId,
    }));
  test('may have had none of it', () => expect(read({ ...asked, origin: {} })).toEqual(request));
  test('reads without it once the person was erased, although it stands there in clear', () =>
    expect(read({ ...asked, person: erased, attribution: erased, origin })).toEqual({
      ...asked,
      person: erased,
      attribution: erased,
      origin: { lead: 'redes' },
      originUrl: erased,
      salesforceId: erased,
    }));
});

test('an erasure of before it had a reason from a list does not tell what was noted about the person', () =>
  expect(upcast(leadEvents.SubjectErased, 1, { note: 'María, DNI 12345678' })).toEqual({}));

test('what can tell who somebody is is stored as personal data, and the campaign is not', () => {
  const { personal } = leadEvents.LeadReceived;
  expect(personal).toEqual(expect.arrayContaining(['person', 'originUrl', 'salesforceId', 'attribution']));
  expect(personal).not.toContain('origin');
});
