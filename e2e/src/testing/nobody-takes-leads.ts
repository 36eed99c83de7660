/** A platform whose executives are all on holiday: leads wait for what a test does with them. */
import { z } from 'zod';
import { type Caller, callerOf, jsonOf } from '../api/call.ts';
import { logIn, newId, type StaffCaller } from '../api/staff.ts';
import { eventually } from './eventually.ts';

const people = z.array(z.object({ id: z.string(), paused: z.boolean() }));

const executives = async (staff: StaffCaller) =>
  people.parse(jsonOf(await staff.call({ method: 'GET', path: '/api/console/executives' })));

/** Somebody takes leads again, or none for a while. */
export async function sendOnHoliday(staff: StaffCaller, userId: string, away = true): Promise<void> {
  const answer = await staff.call({
    method: 'POST',
    path: `/api/commands/users/${userId}/${away ? 'pause' : 'resume'}`,
    headers: { 'idempotency-key': newId() },
    body: away ? { reasonId: 1 } : {},
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
}

/** Without it whatever a test's visitor asks for would be somebody's before the test can look. */
export async function nobodyTakesLeads(port: number): Promise<void> {
  const call: Caller & { close: () => void } = callerOf(port);
  try {
    const staff = await logIn(call, 'administrador');
    for (const { id, paused } of await executives(staff)) if (!paused) await sendOnHoliday(staff, id);
    await eventually('everybody is on holiday', async () =>
      (await executives(staff)).every(({ paused }) => paused),
    );
  } finally {
    call.close();
  }
}
