import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('a password is kept as argon2id with 19 MiB and two passes, another text each time', async () => {
  const [one, other] = await Promise.all([hashPassword('Demo#2026'), hashPassword('Demo#2026')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('only the password is the password', async () => {
  const hash = await hashPassword('Demo#2026');
  expect(await isPassword(hash, 'Demo#2026')).toBe(true);
  expect(await isPassword(hash, 'demo#2026')).toBe(false);
  expect(await isPassword(hash, '')).toBe(false);
});

test('without a hash there is no password, and finding that out is the same work', async () => {
  expect(await isPassword(undefined, 'Demo#2026')).toBe(false);
  const hash = await hashPassword('Demo#2026');
  const timed = async (compared?: string): Promise<number> => {
    const started = performance.now();
    await isPassword(compared, 'wrong');
    return performance.now() - started;
  };
  // The quickest of several: what else the machine does only ever adds.
  const quickest = { known: Infinity, unknown: Infinity };
  for (let time = 0; time < 8; time += 1) {
    quickest.known = Math.min(quickest.known, await timed(hash));
    quickest.unknown = Math.min(quickest.unknown, await timed());
  }
  expect(quickest.unknown).toBeGreaterThan(quickest.known / 2);
});
