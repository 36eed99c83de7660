import { describe, expect, test } from 'vitest';
import { leadNotifications } from './notifications.ts';

const leadId = '6f1a22b0-0000-4000-8000-000000000000';

describe('what an executive is told of a lead', () => {
  test('names the person and the number that both speak of', () =>
    expect(leadNotifications['lead-assigned']({ leadId, personName: 'Ana Rojas' })).toEqual({
      title: 'Nueva solicitud asignada',
      text: 'Ana Rojas · solicitud 6F1A-22B0',
    }));
  test('names nobody who is erased or out of sight', () =>
    expect(leadNotifications['lead-reassigned-away']({ leadId }).text).toBe('Solicitud 6F1A-22B0'));
  test('says the hour of an appointment as it is where the person lives', () =>
    expect(
      leadNotifications['appointment-soon']({
        leadId,
        country: 'PE',
        appointmentAt: '2026-03-02T15:30:00Z',
      }).title,
    ).toBe('Conversación a las 10:30'));
  test.each(Object.entries(leadNotifications))('has words for %s', (_, words) => {
    const { title, text } = words({ leadId });
    expect(title.length).toBeGreaterThan(5);
    expect(text.length).toBeGreaterThan(5);
  });
});
