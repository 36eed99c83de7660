import { describe, expect, test } from 'vitest';
import { leadNotifications } from './notifications.ts';

const leadId = '6f1a22b0-0000-4000-8000-000000000000';

describe('what an executive is told of a lead', () => {
  test('names the person and the number that both speak of', () =>
    expect(leadNotifications['lead-assigned']({ leadId, personName: 'Ana Rojas' })).toEqual({
      title: 'Nueva solicitud asignada',
      text: 'Ana Rojas · solicitud 6F1A-22B0',
    }));
  test('says who passed it on, and what that person wrote', () => {
    const passed = { leadId, personName: 'Ana Rojas', isPassedOn: true };
    const said = (facts: object) => leadNotifications['lead-assigned']({ ...passed, ...facts });
    expect(said({ giver: 'Sofía Rojas', note: 'Prefiere que llamen de tarde.' })).toEqual({
      title: 'Sofía Rojas te pasó la solicitud de Ana Rojas',
      text: 'Solicitud 6F1A-22B0',
      quote: 'Prefiere que llamen de tarde.',
    });
    expect(said({ giver: null }).title).toBe('Te pasaron la solicitud de Ana Rojas');
    expect(said({ giver: 'Sofía Rojas', personName: undefined }).title).toBe(
      'Sofía Rojas te pasó una solicitud',
    );
    expect(said({ giver: 'Sofía Rojas', isPassedOn: false }).title).toBe(
      'Sofía Rojas te asignó la solicitud de Ana Rojas',
    );
  });
  test('says that an automation passed it on', () =>
    expect(
      leadNotifications['lead-assigned']({ leadId, personName: 'Ana Rojas', isPassedOn: true }).title,
    ).toBe('Se te reasignó automáticamente la solicitud de Ana Rojas'));
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
