/** The write service is killed in the middle of a load: another process goes on, and no row is lost or done twice. */
import { randomUUID } from 'node:crypto';
import { company } from '@cotejo/core/companies';
import { employeeLoad, isKnownLoad } from '@cotejo/core/employee-loads';
import { insurerTerms, setRetroactiveDays } from '@cotejo/core/insurer-terms';
import { insuredPerson } from '@cotejo/core/insured-people';
import { personIdOf } from '@cotejo/core/insured-people/server';
import { aggregateLoader } from '@cotejo/core/kit/command-handling';
import { addDays, dayInZone } from '@cotejo/core/kit/time';
import { createPolicy, policy } from '@cotejo/core/policies';
import { familyIdOf, policyEmployee } from '@cotejo/core/policy-employees';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldBack } from '../../../local/src/testing/held-back.ts';
import { type KillableService, openKillableService } from '../../../local/src/testing/killable-service.ts';
import { indexKey, until } from '../../../projectors/src/testing/world.ts';
import { approvedCompany, companyId, csv, dependant, employee, rut } from './testing/loads-world.ts';

/** More rows than a portion has. */
const families = 255;
const policyId = randomUUID();
const today = dayInZone(new Date(), 'America/Santiago');
const more = { Vigencia: addDays(today, 5) };
const file = csv(
  Array.from({ length: families }, (_, at) => [
    dependant(2 * at, 2 * at + 1, more),
    employee(2 * at + 1, more),
  ]).flat(),
);

let service: KillableService;
beforeAll(async () => {
  service = await openKillableService('write-service', 'BACKOFFICE');
  const { send } = service.world;
  for (const decide of approvedCompany) await send(company, companyId, decide);
  await send(policy, policyId, createPolicy({
    country: 'CL', companyId, insurerId: '301', number: 'POL-1', from: addDays(today, -30), until: addDays(today, 300),
    coverageType: 'complementary', scope: 'holderWithDependants', coverageGroups: [], insurerNotification: 'cuttingDay',
  })); // oxfmt-ignore
  await send(insurerTerms, '301', setRetroactiveDays('CL', { value: 30, from: today }));
});
afterAll(() => service.end());

const load = () => aggregateLoader(service.store, service.world.codec);
const stateOf = async (id: string) => {
  const { state } = await load()(employeeLoad, id);
  if (!isKnownLoad(state)) throw new Error('no such load');
  return state;
};
const key = () => ({ 'idempotency-key': randomUUID() });

test('a load that a killed process had begun is finished by the next one, each row once', async () => {
  const { sql, start, ask } = service;
  const first = await start();
  const sent = await ask(
    `${first.origin}/api/employee-loads?policyId=${policyId}&kind=activation&name=altas.csv`,
    file,
    { ...key(), 'content-type': 'application/octet-stream' },
  );
  const { id } = (await sent.json()) as { id: string };
  await until('its trial', async () => (await stateOf(id)).step !== 'trying');
  expect((await stateOf(id)).tried).toEqual({ ok: 2 * families, same: 0, refused: 0 });

  // The results of a portion wait here: its commands are in the log, and nobody knows it yet.
  const { hold, cutWaiting } = await heldBack(sql, {
    table: 'files.load_row',
    on: 'update',
    when: 'new.outcome is not null and new.row > 2',
  });
  const letGo = await hold();
  const confirmed = await ask(`${first.origin}/api/commands/employee-loads/${id}/confirm`, {}, key());
  expect(confirmed.status).toBe(200);
  await until('a portion that is done and not recorded', async () => {
    const { rows } = await sql.query<{ count: string }>(
      `select count(*) from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`,
    );
    return Number(rows[0]!.count) > 0;
  });
  await first.entry.end('SIGKILL');
  await cutWaiting();
  await letGo();
  expect(await stateOf(id)).toMatchObject({ step: 'running' });

  await start();
  // As if the half minute had passed for which the killed one had asked.
  await sql.query(`update write.employee_load set leased_until = '-infinity'`);
  await until('its end', async () => (await stateOf(id)).step === 'finished');
  expect((await stateOf(id)).done).toEqual({ ok: 2 * families, same: 0, refused: 0 });
  const idOf = (number: number) =>
    personIdOf(indexKey, { country: 'CL', companyId, documentType: 'RUT', documentNumber: rut(number) });
  const reading = load();
  const checked = async (at: number) => {
    const family = await reading(policyEmployee, familyIdOf(policyId, idOf(2 * at + 1)));
    expect(family.past.map(({ type }) => type)).toEqual(['ActivationRequested', 'ActivationRequested']);
    for (const number of [2 * at, 2 * at + 1])
      expect((await reading(insuredPerson, idOf(number))).past.map(({ type }) => type)).toEqual([
        'PersonRegistered',
      ]);
  };
  await Promise.all(Array.from({ length: families }, (_, at) => checked(at)));
}, 240_000);
