import { type verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<{ verify: typeof verify }>();
  return { ...real, verify: vi.fn(real.verify) };
});
// Another test file may have loaded the modules already, with the library as it is.
vi.resetModules();
const { loginWorld } = await import('../testing/login-world.ts');
const compared = vi.mocked((await import('@node-rs/argon2')).verify);
const { house, logIn } = loginWorld();

test('a login that is refused compares one password, whether there is such a user, or a password, or not', async () => {
  const { email: withoutPassword } = await house().hire('EJECUTIVO');
  for (const email of ['rosa@demo.test', 'nadie@demo.test', withoutPassword]) {
    compared.mockClear();
    expect((await logIn(email, 'Otra#2026')).statusCode).toBe(401);
    expect(compared, email).toHaveBeenCalledTimes(1);
  }
});
