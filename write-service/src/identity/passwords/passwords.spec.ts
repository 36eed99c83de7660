import { type verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<{ verify: typeof verify }>();
  return { ...real, verify: vi.fn(real.verify) };
});
// Another test file may have loaded the module already, with the library as it is.
vi.resetModules();
const { hashPassword, isPassword } = await import('./passwords.ts');
const compared = vi.mocked((await import('@node-rs/argon2')).verify);

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
  const hash = await hashPassword('Demo#2026');
  const costOf = (text: string) => text.split('$').slice(0, 4).join('$');
  compared.mockClear();
  expect(await isPassword(hash, 'wrong')).toBe(false);
  expect(await isPassword(undefined, 'wrong')).toBe(false);
  const [known, unknown] = compared.mock.calls.map(([text]) => String(text));
  expect(compared).toHaveBeenCalledTimes(2);
  expect(costOf(unknown!)).toBe(costOf(known!));
});

test('with the same salt the same password is the same text, for a command that is repeated', async () => {
  const [salt, other] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)];
  const hash = await hashPassword('Demo#2026', salt);
  expect(await hashPassword('Demo#2026', salt)).toBe(hash);
  expect(await hashPassword('Demo#2026', other)).not.toBe(hash);
  expect(await isPassword(hash, 'Demo#2026')).toBe(true);
});
