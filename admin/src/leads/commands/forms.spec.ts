import { describe, expect, test } from 'vitest';
import { aLead } from '../testing/lead.ts';
import { commandForms } from './forms.ts';
import { movedTo } from './InstantField.tsx';
import { commonReasons } from './ReasonFields.tsx';
import { reachableStatuses } from './status-form.tsx';

const lead = aLead();
const payload = (command: keyof typeof commandForms, values: object) =>
  commandForms[command].payloadOf(values as never, [lead]);

describe('the change of status', () => {
  test('says the status with its substatus and a note', () =>
    expect(
      payload('change-status', { statusId: 2, substatusId: 201, note: ' Pide llamar mañana. ' }),
    ).toEqual({
      statusId: 2,
      substatusId: 201,
      note: 'Pide llamar mañana.',
    }));
  test('leaves out what belongs to a status that was chosen before', () =>
    expect(
      payload('change-status', {
        statusId: 10,
        substatusId: 201,
        reasonId: 20,
        at: '2026-12-01T10:00',
        note: ' ',
      }),
    ).toEqual({ statusId: 10 }));
  test('to an appointment tells the time of the person’s country', () =>
    expect(payload('change-status', { statusId: 13, substatusId: 213, at: '2026-12-01T10:00' })).toEqual({
      statusId: 13,
      substatusId: 213,
      at: '2026-12-01T15:00:00.000Z',
    }));
  test('offers where every one of the leads may go', () => {
    const may = (command: 'close' | 'fail', to: number) => ({ command, allowed: true, to: [to] });
    const both = aLead({ allowedCommands: [may('close', 3), may('fail', 4)] });
    const one = aLead({ allowedCommands: [may('fail', 4)] });
    expect(reachableStatuses([both]).map(({ id }) => id)).toEqual([3, 4]);
    expect(reachableStatuses([both, one]).map(({ id }) => id)).toEqual([4]);
    expect(reachableStatuses([both, aLead()])).toEqual([]);
  });
});

test('the reasons offered fit every one of the leads', () => {
  const ids = (...countries: ('PE' | 'CO')[]) =>
    commonReasons(
      countries.map((country) => aLead({ country })),
      402,
    ).map(({ id }) => id);
  expect(ids('CO')).toContain(30);
  expect(ids('CO', 'PE')).not.toContain(30);
  expect(ids('CO', 'PE').at(-1)).toBe(99);
});

test('a corrected request says the whole person, and a price only with its amount', () => {
  const form = commandForms['update-request'];
  const start = form.startsWith!(lead);
  expect(form.payloadOf({ ...start, quotedPrice: { unit: 'PEN' } }, [lead])).toEqual({
    person: {
      firstName: 'Rosa',
      paternalSurname: 'Quispe',
      documentType: 'DNI',
      documentNumber: '45678912',
      email: 'rosa@correo.test',
      phone: '+51987654321',
    },
  });
});

test('a corrected request takes back the message and the price that somebody has emptied', () => {
  const form = commandForms['update-request'];
  const told = aLead({ message: 'Llámame', quotedPrice: { amount: '120', unit: 'PEN' } });
  const start = form.startsWith!(told);
  expect(form.payloadOf(start, [told])).toMatchObject({
    message: 'Llámame',
    quotedPrice: { amount: '120', unit: 'PEN' },
  });
  const empty = { ...start, message: ' ', quotedPrice: { amount: '', unit: 'PEN' } };
  expect(form.payloadOf(empty, [told])).toMatchObject({ message: null, quotedPrice: null });
});

test('an appointment that is there is where changing it begins', () => {
  const withOne = aLead({ substatusId: 213, appointmentAt: '2026-12-01T15:00:00.000Z' });
  expect(commandForms['set-appointment'].startsWith!(withOne)).toEqual({
    substatusId: 213,
    at: '2026-12-01T10:00',
  });
});

test.each([
  ['2027-09-05T00:30', '01:30'],
  ['2027-09-05T00:00', '01:00'],
  ['2027-09-05T01:00', undefined],
  ['2027-04-03T23:30', undefined],
  ['', undefined],
  [undefined, undefined],
])('a time that the clocks of Santiago skip is told where it is moved to: %s', (typed, moved) =>
  expect(movedTo(typed, 'America/Santiago')).toBe(moved),
);
