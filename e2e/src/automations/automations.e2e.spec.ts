/** What happens by itself, on the whole platform. */
import { afterAll, expect, test } from 'vitest';
import { callerOf, jsonOf } from '../api/call.ts';
import { contactsOf } from '../api/person.ts';
import { contactOf, leadCommand, logIn, newId, receivedOf, type StaffCaller } from '../api/staff.ts';
import { eventually } from '../testing/eventually.ts';
import { sendOnHoliday } from '../testing/nobody-takes-leads.ts';
import { platform } from '../testing/platform.ts';

const call = callerOf(platform().port);
afterAll(() => call.close());

type Shown = { statusId: number; executiveId: string | null; duplicateOf: string | null };
const shown = async (staff: StaffCaller, id: string): Promise<Shown> =>
  jsonOf(await staff.call({ method: 'GET', path: `/api/console/leads/${id}` })) as Shown;

/** A visitor of the international site. */
const ask = async (nombre: string): Promise<string> => {
  const { email, telefono } = contactsOf(nombre);
  const person = { tipoDocumento: undefined, numeroDocumento: undefined, email, telefono };
  return receivedOf(
    await call({
      method: 'POST',
      path: '/api/contactos',
      headers: { host: `int.localhost:${platform().port}`, 'idempotency-key': newId() },
      body: contactOf(nombre, person),
    }),
  ).id;
};

test('a lead waits while nobody takes it, goes to who comes, and who asks again is known', async () => {
  const staff = await logIn(call, 'administrador');
  const nombre = `Wenceslao ${'abcdefgh'[Date.now() % 8]}`;
  const [first, again] = [await ask(nombre), await ask(nombre)];
  await eventually('the repetition is marked', async () => (await shown(staff, again)).duplicateOf === first);
  expect(await shown(staff, first)).toMatchObject({ statusId: 8, executiveId: null });

  const answer = await staff.call({
    method: 'GET',
    path: `/api/console/executives?filter=${encodeURIComponent('{"country":"INT"}')}`,
  });
  const [daniela] = jsonOf(answer) as { id: string }[];
  await sendOnHoliday(staff, daniela!.id, false);
  await eventually('it is given', async () => (await shown(staff, first)).executiveId === daniela!.id);
  await sendOnHoliday(staff, daniela!.id);

  const proposal = await staff.call({ method: 'GET', path: `/api/qpassignment/reassign/${first}` });
  expect(jsonOf(proposal)).toMatchObject({ data: { leadId: first, proposal: null, candidates: [] } });
  const changed = await leadCommand(staff, first, 'set-appointment', {
    substatusId: 212,
    at: new Date(Date.now() + 5 * 60_000).toISOString(),
  });
  expect(changed.status).toBe(200);
  const path = `/api/console/leads/${first}/timeline`;
  await eventually('the executive is reminded', async () =>
    (jsonOf(await staff.call({ method: 'GET', path })) as { type: string }[]).some(
      ({ type }) => type === 'LeadAppointmentReminded',
    ),
  );
});
