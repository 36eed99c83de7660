import { expect, test } from 'vitest';
import { executiveText } from './executiveText.ts';

const name = 'Rosa Quispe';

test.each([
  [{ openLeads: 12 }, 'Rosa Quispe · 12 abiertas'],
  [{ openLeads: 1 }, 'Rosa Quispe · 1 abierta'],
  [{ openLeads: 0 }, 'Rosa Quispe · 0 abiertas'],
  [{ openLeads: 3, paused: true, pausedReasonId: 1 }, 'Rosa Quispe · 3 abiertas · en pausa: Vacaciones'],
  [{ paused: true }, 'Rosa Quispe · en pausa'],
  [{ paused: false, pausedReasonId: null }, 'Rosa Quispe'],
  [{ isUnseen: true, paused: true }, 'Rosa Quispe · fuera de tu equipo · en pausa'],
])('an executive of whom is known %j is offered as %s', (known, text) =>
  expect(executiveText({ name, ...known })).toBe(text),
);
