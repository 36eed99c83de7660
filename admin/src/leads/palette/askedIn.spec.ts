import { expect, test } from 'vitest';
import { commandForms } from '../commands/forms.ts';
import { askable, askedIn } from './askedIn.ts';

const asked = (typed: string) => {
  const { commands, rest } = askedIn(typed);
  return [...commands, rest];
};

test.each([
  ['agendar maría', ['set-appointment', 'maría']],
  ['REASIGNAR Quispe Luna', ['reassign', 'Quispe Luna']],
  ['nota 1234-ABCD', ['add-note', '1234-ABCD']],
  ['anotar reunion  quispe', ['log-activity', 'quispe']],
  ['cita quispe', ['set-appointment', 'quispe']],
  ['llamar quispe', ['log-activity', 'quispe']],
  ['dar por fallida quispe', ['fail', 'quispe']],
  ['marcar como prueba quispe', ['mark-test', 'quispe']],
  ['marcar quispe', ['mark-duplicate', 'mark-test', 'mark-false', 'quispe']],
])('«%s» names a command, and whose', (typed, expected) => expect(asked(typed)).toEqual(expected));

test.each([
  'retirar archivo quispe',
  'agendar',
  'agendar ',
  'maría agendar',
  'por quispe',
  'rosa quispe',
  '',
])('«%s» is a search, or a command of this page', (typed) => expect(asked(typed)).toEqual(['']));

test('the commands that have a form are asked for by their names, and no others', () =>
  expect(Object.keys(askable).toSorted()).toEqual(Object.keys(commandForms).toSorted()));
