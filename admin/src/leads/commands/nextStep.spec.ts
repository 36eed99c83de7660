import { expect, test } from 'vitest';
import { aLead } from '../testing/lead.ts';
import { nextStep } from './nextStep.ts';

const after = (typeId: 'LLAMADA' | 'REUNION', outcomeId: string, allowed = true) =>
  aLead({
    allowedCommands: [{ command: 'set-appointment', allowed }],
    activities: [
      { id: 'a', typeId: 'LLAMADA', outcomeId: 'NO_CONTESTO' },
      { id: 'b', typeId: typeId, outcomeId },
    ] as never,
  });

test.each([
  ['a call that is put off', after('LLAMADA', 'PIDIO_OTRA_HORA'), 'set-appointment'],
  ['a meeting that is put off', after('REUNION', 'REPROGRAMADA'), 'set-appointment'],
  ['a call that nobody answered', after('LLAMADA', 'NO_CONTESTO'), undefined],
  ['one where no appointment may be made now', after('LLAMADA', 'PIDIO_OTRA_HORA', false), undefined],
])('an appointment is the next step after %s: %#', (_, lead, expected) =>
  expect(nextStep('log-activity', lead)).toBe(expected),
);
test('no other command has a next step', () =>
  expect(nextStep('add-note', after('LLAMADA', 'PIDIO_OTRA_HORA'))).toBeUndefined());
