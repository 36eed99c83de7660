import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { actorOf, type Staff } from '@cotejo/core/identity';
import { fold } from '@cotejo/core/kit/event-sourcing';
import { changeUserRoles, user, type UserEvent, userEvents } from '@cotejo/core/users';
import { withdrawApproval } from '@cotejo/core/users/server';
import { automationWorld } from '../testing/automation-world.ts';
import { until } from '../testing/world.ts';
import { whenApprovalLapsesThenEndIt } from './when-approval-lapses-then-end-it.ts';

const { sql, store, world, start, caughtUp, hire } = automationWorld();
const by: Staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['CL'] };
const [actor, week] = [{ actor: actorOf(by) }, 7 * 24 * 60 * 60 * 1_000];

const approvalOf = async (id: string) => {
  const events = await world().codec.decode<UserEvent>(userEvents, await store().readStream(`user-${id}`));
  const state = fold(user, user.initial, events);
  return state.status === 'unregistered' ? undefined : state.approval;
};
const ask = async (id: string, now: Date): Promise<string> => {
  const requestId = randomUUID();
  const decide = changeUserRoles({ id, by, requestId, roles: ['GERENTE'], countries: ['CL'] });
  await world().send(user, id, (state) => decide(state, now), actor);
  return requestId;
};

test('what nobody approves ends after seven days, though nobody ran meanwhile, and what was answered has no timer', async () => {
  const [old, fresh, withdrawn] = [await hire(), await hire(), await hire()];
  await ask(old, new Date(Date.now() - week));
  await ask(fresh, new Date());
  const requestId = await ask(withdrawn, new Date());
  await world().send(user, withdrawn, withdrawApproval({ id: withdrawn, by, requestId }), actor);
  await caughtUp(start(whenApprovalLapsesThenEndIt));
  await until('the end', async () => (await approvalOf(old)) === undefined);
  expect(await approvalOf(fresh)).toMatchObject({ askedBy: by.id, roles: ['GERENTE'] });
  const tasks = await sql().query<{ target: string }>(
    `select target from when_approval_lapses_then_end_it_v1.task where target = any($1)`,
    [[fresh, withdrawn]],
  );
  expect(tasks.rows).toEqual([{ target: fresh }]);
});
