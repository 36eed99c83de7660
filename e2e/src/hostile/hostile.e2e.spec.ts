/** Nothing that a client can send is answered with a fault of ours, and nothing of it is remembered. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Caller, callerOf } from '../api/call.ts';
import { contactOf, logIn, receivedOf, sendContact } from '../api/staff.ts';
import { eventually } from '../testing/eventually.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { useOwnPlatform } from '../testing/own-platform.ts';
import { nextReminder } from '../testing/reminders.ts';
import { type Attack, attacksOn, type Target, unknownMethods } from './attacks.ts';
import { type Operation, operationsOf } from './operations.ts';
import { badAuthorizations, lasting } from './tokens.ts';
import { spoken } from './spoken.ts';
import { hostileIds, hostileJson, malformedBodies, oversizedBody } from './texts.ts';
import { faultOf } from './verdict.ts';

const secrets = z.object({ tokenPrivateKey: z.string(), tokenPublicKey: z.string() });
const atOnce = 16;
const clockwork = ['event', 'job', 'meta', 'scheduler'].map((table) => `bullmq.${table}`);
/**
 * Tickets are handed out to whoever is logged in, used or not, and so are hashes of one's own token; tries are counted; projectors and
 * queues of work say every few seconds that they live, and clocks wind themselves up.
 */
const comesAndGoes = [
  'live.ticket',
  'write.token_rescue',
  'write.rate_limit',
  'visitors.rate_limit',
  'visitors.believed',
  'checkpoints.status',
  'write_jobs.meta',
  'export_jobs.meta',
  ...clockwork,
];
/** All attacks on all endpoints take no longer; milliseconds. */
const longestSiege = 8 * 60_000;
/** Looks at a lead within the same ten minutes of the clock are one. */
const tenMinutes = (): number => Math.floor(Date.now() / 600_000);

// Its failed logins would count against everybody who shares its address.
const platform = useOwnPlatform();
let call: Caller & { close: () => void };
let operations: Operation[];
let target: Target;
beforeAll(async () => {
  const { dataDir, port } = platform();
  call = callerOf(port, atOnce);
  const keys = secrets.parse(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')));
  const administrator = await logIn(call, 'administrador');
  const { id, position } = receivedOf(await sendContact(call, 'Hortensia'));
  const token = lasting(administrator.token, keys.tokenPrivateKey);
  target = {
    token,
    tokenWithoutRights: lasting((await logIn(call, 'cliente')).token, keys.tokenPrivateKey),
    badAuthorizations: badAuthorizations(token, {
      privateKey: keys.tokenPrivateKey,
      publicKey: keys.tokenPublicKey,
    }),
    existingId: id,
  };
  await shown(id, position);
  const documents = ['/api/docs/write.json', '/api/docs/read.json'];
  operations = (await Promise.all(documents.map((path) => operationsOf(call, path, token)))).flat();
});

afterAll(() => call?.close());

/** Waits until the console shows the lead. */
const shown = (id: string, position: string): Promise<unknown> =>
  eventually('the lead is shown', async () => {
    const headers = { authorization: `Bearer ${target.token}`, 'x-min-position': position };
    return (await call({ method: 'GET', path: `/api/console/leads/${id}`, headers })).status === 200;
  });

/** Looks at all that shows a person, for each look leaves its trace, and then there is none to come for ten minutes. */
async function lookAround(): Promise<void> {
  const headers = { authorization: `Bearer ${target.token}` };
  for (const what of ['', `?at=${new Date().toISOString()}`, '/timeline']) {
    const path = `/api/console/leads/${target.existingId}${what}`;
    expect((await call({ method: 'GET', path, headers })).status).toBe(200);
  }
  for (const list of ['insured-people', 'policy-employees', 'coverage-history']) {
    const path = `/api/console/${list}?range=${encodeURIComponent('[0,999]')}`;
    expect((await call({ method: 'GET', path, headers })).status).toBe(200);
    const ofCompany = { authorization: `Bearer ${target.tokenWithoutRights}` };
    expect([200, 403]).toContain((await call({ method: 'GET', path, headers: ofCompany })).status);
  }
}

/** Sends all attacks, some at a time, and gathers what was wrong with the answers. */
async function faultsOf(attacks: readonly Attack[], promised: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...attacks];
  const send = async () => {
    for (let attack = waiting.pop(); attack; attack = waiting.pop()) {
      const { name, call: attacking } = attack;
      try {
        const fault = faultOf(attack, await call(attacking), promised);
        if (fault) faults.push(fault);
      } catch (error) {
        faults.push(`${name}: no answer, ${(error as Error).message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return faults;
}

/** Expects all to be as it was. When other ten minutes or a reminder have come meanwhile, it is attacked once again. */
async function expectNoChange(attack: () => Promise<void>): Promise<void> {
  const [began, reminder] = [tenMinutes(), await nextReminder(platform().databaseUrl)];
  await lookAround();
  const before = await fingerprint(platform(), comesAndGoes);
  await attack();
  const after = await fingerprint(platform(), comesAndGoes);
  if (tenMinutes() !== began || (reminder && reminder <= new Date())) return expectNoChange(attack);
  expect(after).toEqual(before);
}

/** Everything at every endpoint. */
async function layASiege(): Promise<void> {
  const faults = await faultsOf(unknownMethods(operations, target), []);
  let sent = 0;
  for (const [turn, operation] of operations.entries()) {
    const attacks = attacksOn(operation, target, turn);
    sent += attacks.length;
    faults.push(...(await faultsOf(attacks, operation.statuses)));
  }
  expect(sent).toBeGreaterThan(15 * operations.length);
  expect(faults).toEqual([]);
}

describe('a hostile client', () => {
  test(
    'is refused by every endpoint, and changes nothing',
    async () => {
      expect(operations.length).toBeGreaterThan(70);
      await expectNoChange(layASiege);
    },
    longestSiege,
  );

  test('gets a page or a refusal from the public site, whatever the form is sent as', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const bodies = Object.values({
      ...malformedBodies,
      oversizedBody,
      longName: `nombre=${'x'.repeat(90_000)}`,
    });
    const forms = bodies.flatMap((body) =>
      [form, { 'content-type': 'multipart/form-data; boundary=x' }, {}].map((headers) => ({ headers, body })),
    );
    const ids = Object.values(hostileIds).map((id) => ({ method: 'GET', path: `/Seguros/${id}/${id}` }));
    const hosts = ['evil.example', '%00', '[::1', 'a'.repeat(3_000), ''].map((host) => ({
      method: 'GET',
      path: '/',
      headers: { host },
    }));
    const posts = forms.map((rest) => ({ method: 'POST', path: '/Contacto', ...rest }));
    await expectNoChange(async () => {
      const answers = await Promise.all(
        [...posts, ...ids, ...hosts].map(async (sent) => ({ sent, ...(await call(sent)) })),
      );
      const faults = answers
        .filter(({ status }) => status >= 500)
        .map(({ sent, status }) => `${status} ${JSON.stringify(sent).slice(0, 200)}`);
      expect(faults).toEqual([]);
    });
  });

  test.each([
    ['a header that is none', 'GET / HTTP/1.1\r\nno header\r\n\r\n', 400],
    ['a greeting', 'HOLA\r\n\r\n', 400],
    ['an endless address', `GET /${'x'.repeat(90_000)}`, 431],
    ['an endless header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(90_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'an address that can not be decoded',
      'GET /%ff%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
    ],
  ])('is answered with a problem document even for %s', async (_, words, status) => {
    const [head = '', body = ''] = (await spoken(platform().port, words)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*application/problem\\+json`));
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status });
  });

  test('that sends strange texts finds them refused, or taken and shown', async () => {
    const fields = ['nombre', 'apellidoPaterno', 'numeroDocumento', 'email', 'telefono', 'mensaje'];
    const texts = Object.values(hostileJson).map((text) => JSON.parse(text) as unknown);
    let taken = 0;
    for (const value of texts) {
      const sent = await Promise.all(
        fields.map((field) =>
          call({ method: 'POST', path: '/api/contactos', body: contactOf('Hilaria', { [field]: value }) }),
        ),
      );
      for (const answer of sent) {
        if ([400, 422, 429].includes(answer.status)) continue;
        const { id, position } = receivedOf(answer);
        await shown(id, position);
        taken += 1;
      }
    }
    expect(taken).toBeGreaterThan(0);
    await eventually('all is ready', () => platform().isReady());
  });

  test('that floods the form is asked to wait, and others are not', async () => {
    // More than are taken of one address in two minutes: a minute may end meanwhile.
    const names = Array.from(
      { length: 130 },
      (_, number) => `Ola${'a'.repeat(number % 50)}${'b'.repeat(Math.floor(number / 50))}`,
    );
    const flood = await Promise.all(names.map((name) => sendContact(call, name)));
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const staff = await call({
      method: 'GET',
      path: '/api/console/leads',
      headers: { authorization: `Bearer ${target.token}` },
    });
    expect(staff.status).toBe(200);
  });
});
