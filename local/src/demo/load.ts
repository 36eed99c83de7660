/** Loads the demo as real commands with times of the past: a repeat after a crash goes on where it was. */
import { randomUUID } from 'node:crypto';
import {
  type CommandContext,
  type HandleCommand,
  type LoadAggregate,
} from '@cotejo/core/kit/command-handling';

import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { actorOf } from '@cotejo/core/identity';
import {
  changeUserCompanies,
  changeUserTeam,
  claimLoginName,
  loginName,
  pauseUser,
  registerUser,
  user,
} from '@cotejo/core/users';
import { setFirstPassword } from '@cotejo/core/users/server';
import { lead, receiveLead } from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { pauseReason } from '@cotejo/core/reference/pause-reasons';
import { account } from '@cotejo/core/accounts';
import { loadAccounts } from './load-accounts.ts';
import { loadCollective } from './load-collective.ts';
import { loadEmployeeLoads } from './load-employee-loads.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { demoLives, type TimedStep } from './lives.ts';
import { demoProducts } from './catalogue/index.ts';
import { demoAbsentee, demoId, demoPassword, type DemoUser, demoUsers } from './users.ts';

const loader: Actor = { kind: 'system', automation: 'load-demo' };
/** Somebody who decides about users. */
const assigner = demoUsers.find(({ roles }) => roles.includes('ADMINISTRADOR'))!;
const atOnce = 32;

export type DemoOptions = {
  readonly handle: HandleCommand;
  readonly load: LoadAggregate;
  /** As the login looks it up. */
  readonly emailHash: (email: string) => string;
  /** Of an insured person, by the company and the document. */
  readonly personId: Parameters<typeof loadCollective>[0]['personId'];
  readonly hashPassword: (password: string) => Promise<string>;
  /** The moment that the demo's lives lead up to; the same at each repeat. */
  readonly now: Date;
  readonly leads?: number;
  readonly onProgress?: (done: number, total: number) => void;
};

const context = (name: string, country: CountryCode, actor: Actor, now: Date): CommandContext => ({
  commandId: demoId(`command/${name}`),
  actor,
  country,
  now,
});

const addUser = async (
  { handle, emailHash, hashPassword, now }: DemoOptions,
  one: DemoUser,
): Promise<void> => {
  const { id, name, email, roles, countries, mayLogIn } = one;
  const as = (step: string) => context(`${id}/${step}`, countries[0] ?? 'PE', loader, now);
  await handle(loginName, emailHash(email), claimLoginName(id), as('claim'));
  await handle(
    user,
    id,
    registerUser({ name, email, roles: [...roles], countries: [...countries] }),
    as('register'),
  );
  // A hash is another each time, so a repeat is not recognised by the command's id but by the password that is there.
  const once = { ...as('password'), commandId: randomUUID() };
  if (mayLogIn) await handle(user, id, setFirstPassword(await hashPassword(demoPassword)), once);
};

const take = async (handle: HandleCommand, step: TimedStep, number: number): Promise<void> => {
  const { leadId, country, at } = step;
  const [decision, actor] =
    step.do === 'receive'
      ? [receiveLead(step.request), { kind: 'visitor' } as const]
      : [step.decision, actorOf(step.by)];
  await handle(lead, leadId, decision, context(`${leadId}/${number}`, country, actor, at));
};

const gatherTeam = async ({ handle, now }: DemoOptions, { id, team, countries }: DemoUser): Promise<void> => {
  if (!team) return;
  const executives = team.map((one) => demoUsers.find((user) => user.id === one));
  const as = context(`${id}/team`, countries[0] ?? 'PE', actorOf(assigner), now);
  await handle(user, id, changeUserTeam({ id, team: executives, by: assigner }), as);
};

const joinCompanies = async (
  { handle, now }: DemoOptions,
  { id, companies, countries }: DemoUser,
): Promise<void> => {
  if (!companies) return;
  const as = context(`${id}/companies`, countries[0] ?? 'PE', actorOf(assigner), now);
  const decision = changeUserCompanies({ id, companies: [...companies], partners: [], by: assigner });
  await handle(user, id, decision, as);
};

/** Loads users, products, accounts and leads; what is already there stays as it is. */
export const loadDemo = async (
  options: DemoOptions,
): Promise<{ users: number; products: number; leads: number }> => {
  const { handle, now, leads = 240, onProgress } = options;
  await Promise.all(demoUsers.map((one) => addUser(options, one)));
  await Promise.all(demoUsers.map((one) => gatherTeam(options, one)));
  await loadCatalogue({
    send: (decider, id, decide, country, actor = loader) =>
      handle(decider, id, decide, context(`${decider.stream(id)}`, country, actor, now)),
    handle: (decider, id, decide, sent) => handle(decider, id, decide, { ...sent, actor: loader }),
    load: options.load,
    importer: assigner,
    now,
  });

  await loadAccounts(
    demoUsers.filter(({ roles }) => roles.includes('EJECUTIVO')),
    assigner,
    now,
    (name, id, decide, { country, now: at }) =>
      handle(account, id, decide, context(name, country, actorOf(assigner), at)),
  );

  const answerer = demoUsers.find(({ roles }) => roles.includes('BACKOFFICE'))!;
  await loadCollective({ handle, personId: options.personId, now, asker: assigner, answerer });
  await loadEmployeeLoads({ handle, now, asker: assigner });
  await Promise.all(demoUsers.map((one) => joinCompanies(options, one)));

  const steps = demoLives(leads, now);
  const lastOf = new Map<string, { number: number; done: Promise<void> }>();
  const running = new Set<Promise<void>>();
  for (const [index, step] of steps.entries()) {
    // Each lead's steps one after the other, different leads side by side.
    const before = lastOf.get(step.leadId);
    const number = (before?.number ?? -1) + 1;
    const done = (before?.done ?? Promise.resolve()).then(() => take(handle, step, number));
    lastOf.set(step.leadId, { number, done });
    const tracked: Promise<void> = done.finally(() => running.delete(tracked));
    // The first failure ends the load, and is told by the race; those beside it must not count as unheard.
    tracked.catch(() => undefined);
    running.add(tracked);
    if (running.size >= atOnce) await Promise.race(running);
    onProgress?.(index + 1, steps.length);
  }
  await Promise.all(running);
  await handle(
    user,
    demoAbsentee.id,
    pauseUser({ id: demoAbsentee.id, by: assigner, reasonId: pauseReason.vacation }),
    context(`${demoAbsentee.id}/pause`, 'INT', actorOf(assigner), now),
  );
  return { users: demoUsers.length, products: demoProducts.length, leads };
};
