import { type LightMyRequestResponse } from 'fastify';
import { inMemoryLimits, type Limiter, type Limits } from '@cotejo/core/kit/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { indexKey } from '../../testing/house.ts';
import { emailHash } from '../email-hash.ts';
import { type Answer, loginWorld, password } from '../testing/login-world.ts';
import { inMemoryPlaces } from './known-places.ts';

const { house, open, post } = loginWorld();
const email = 'rosa@demo.test';
const [home, elsewhere] = ['192.0.2.1', '198.51.100.7'];

/** The limits of the house by name, whose uses a test takes in place of strangers: each of theirs would take a hash's time. */
let limiters: Map<string, Limiter>;
beforeEach(async () => {
  let at = Date.parse('2026-03-02T15:00:00.000Z');
  const now = () => new Date(at);
  const inMemory = inMemoryLimits(now);
  limiters = new Map();
  const limits: Limits = (name, limit) => {
    const limiter = inMemory(name, limit);
    limiters.set(name, limiter);
    return limiter;
  };
  const placeStore = inMemoryPlaces(now);
  await open({ clock: { now, pass: (more) => void (at += more) }, parts: { limits, placeStore } });
});

const logIn = (word = password, address = elsewhere, cookie?: string, who = email) =>
  post('login', { email: who, password: word }, cookie ? { cookie } : {}, address);
const deviceCookieOf = ({ cookies }: LightMyRequestResponse) => {
  const found = cookies.find(({ name }) => name.startsWith('cotejo_device_'))!;
  return { ...found, cookie: `${found.name}=${found.value}` };
};
/** Logs in from home. @returns the cookie that her browser has from then on */
const enter = async (who = email): Promise<string> => {
  const answer = await logIn(password, home, undefined, who);
  expect(answer.statusCode).toBe(200);
  return deviceCookieOf(answer).cookie;
};
const useUp = async (name: string, key: string, uses: number): Promise<void> => {
  for (let time = 0; time < uses; time += 1) await limiters.get(name)!.take(key);
};
/** Uses up the tries of her account, as strangers from everywhere would. */
const attack = (): Promise<void> => useUp('login-email', emailHash(indexKey, email), 100);
const statusOf = async (answer: Promise<LightMyRequestResponse>) => (await answer).statusCode;

describe('while strangers try her password', () => {
  test('she gets in with her browser from anywhere, and from her network with any browser; nobody else does', async () => {
    const cookie = await enter();
    await attack();
    expect(await statusOf(logIn())).toBe(429);
    expect(await statusOf(logIn(password, elsewhere, cookie))).toBe(200);
    expect(await statusOf(logIn(password, home))).toBe(200);
  });

  test('she gets in though her whole network has used up its tries', async () => {
    const cookie = await enter();
    await useUp('login-client', elsewhere, 60);
    expect(await statusOf(logIn())).toBe(429);
    expect(await statusOf(logIn(password, elsewhere, cookie))).toBe(200);
  });

  test('she may change her password', async () => {
    const cookie = await enter();
    await attack();
    const change = (headers: Record<string, string>) =>
      statusOf(post('password', { email, current: password, next: 'Otra#2027' }, headers, elsewhere));
    expect([await change({}), await change({ cookie })]).toEqual([429, 200]);
  });

  test('an old cookie of her browser does not hide that her network is known since', async () => {
    const cookie = await enter();
    const changed = { email, current: password, next: 'Otra#2027' };
    expect(await statusOf(post('password', changed, {}, elsewhere))).toBe(200);
    expect(await statusOf(logIn('Otra#2027', home))).toBe(200);
    await attack();
    expect(await statusOf(logIn('Otra#2027', home, cookie))).toBe(200);
    expect(await statusOf(logIn('Otra#2027', '203.0.113.9', cookie))).toBe(429);
  });

  test('her right password is taken however many tabs send it at once', async () => {
    const cookie = await enter();
    await attack();
    const tabs = Array.from({ length: 10 }, () => statusOf(logIn(password, elsewhere, cookie)));
    expect(new Set(await Promise.all(tabs))).toEqual(new Set([200]));
  });

  test('a wrong one from her browser is answered as a stranger’s, and no sooner', async () => {
    const cookie = await enter();
    await attack();
    const started = performance.now();
    const [hers, strangers] = [await logIn('no', home, cookie), await logIn('no')];
    expect(performance.now() - started).toBeGreaterThanOrEqual(2 * 249);
    expect(hers.json()).toEqual(strangers.json());
    expect([hers.statusCode, hers.headers]).toMatchObject([429, { 'retry-after': '300' }]);
  });
});

describe('the cookie of a browser', () => {
  test('is out of reach of scripts and other sites, and says nothing of whose it is', async () => {
    const answer = await logIn(password, home);
    const { name, value, ...cookie } = deviceCookieOf(answer);
    expect(cookie).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/api/auth',
      maxAge: 90 * 86_400,
    });
    expect([name, value]).toEqual([
      expect.stringMatching(/^cotejo_device_[\da-f]{12}$/) as string,
      expect.stringMatching(/^[\da-f]{64}$/) as string,
    ]);
    const { id } = answer.json<Answer>().user;
    expect(`${name}${value}`).not.toContain(id.slice(0, 8));
  });

  test('stays the same as long as it is known, and is one for each account', async () => {
    await house().hire('EJECUTIVO', ['PE'], { email: 'eva@demo.test', password });
    const [first, evas] = [await enter(), await enter('eva@demo.test')];
    expect(deviceCookieOf(await logIn(password, home, `${first}; ${evas}`)).cookie).toBe(first);
    expect(evas.split('=').filter((part) => first.includes(part))).toEqual([]);
  });

  test('is good for its own account alone', async () => {
    await house().hire('EJECUTIVO', ['PE'], { email: 'eva@demo.test', password });
    const [hers, evas] = [
      await enter(),
      deviceCookieOf(await logIn(password, home, undefined, 'eva@demo.test')),
    ];
    await attack();
    const renamed = `${hers.split('=')[0]}=${evas.value}`;
    expect(await statusOf(logIn(password, elsewhere, evas.cookie))).toBe(429);
    expect(await statusOf(logIn(password, elsewhere, renamed))).toBe(429);
  });

  test.each(['', '0'.repeat(64), '0'.repeat(63), 'x', '%00', "' or 1=1"])(
    'is none where its value was never given out: %j',
    async (value) => {
      const cookie = await enter();
      await attack();
      expect(await statusOf(logIn(password, elsewhere, `${cookie.split('=')[0]}=${value}`))).toBe(429);
    },
  );

  test('that somebody else put into her browser does not become good by her login', async () => {
    const planted = `${(await enter()).split('=')[0]}=${'a'.repeat(64)}`;
    const given = deviceCookieOf(await logIn(password, home, planted)).cookie;
    expect(given).not.toBe(planted);
    await attack();
    expect(await statusOf(logIn(password, elsewhere, planted))).toBe(429);
    expect(await statusOf(logIn(password, elsewhere, given))).toBe(200);
  });

  test('that was stolen has ten tries, and opens nothing without the password', async () => {
    const cookie = await enter();
    await attack();
    const tries = Array.from({ length: 10 }, () => statusOf(logIn('no', elsewhere, cookie)));
    expect(new Set(await Promise.all(tries))).toEqual(new Set([429]));
    expect(await statusOf(logIn(password, elsewhere, cookie))).toBe(429);
    expect(await statusOf(logIn(password, home))).toBe(200);
    house().pass(5 * 60_000);
    expect(await statusOf(logIn(password, elsewhere, cookie))).toBe(200);
  });

  test('is good no more after 90 days, nor once the password is another one', async () => {
    const old = await enter();
    house().pass(90 * 86_400_000);
    await attack();
    // Of a password that has expired meanwhile it would be 403.
    expect(await statusOf(logIn(password, elsewhere, old))).toBe(429);
    house().pass(5 * 60_000);
    const changed = await post('password', { email, current: password, next: 'Otra#2027' }, {}, home);
    const fresh = deviceCookieOf(changed).cookie;
    await post('password', { email, current: 'Otra#2027', next: 'Otra#2028' }, {}, elsewhere);
    await attack();
    expect(await statusOf(logIn('Otra#2028', '198.51.100.9', fresh))).toBe(429);
    expect(await statusOf(logIn('Otra#2028', home))).toBe(429);
    expect(await statusOf(logIn('Otra#2028', elsewhere))).toBe(200);
  });

  test('is given to nobody who does not get in', async () => {
    for (const word of ['no', 'Otra#2026']) expect((await logIn(word, home)).cookies).toEqual([]);
  });
});
