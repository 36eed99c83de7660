/** Another person, who logs in and changes leads again and again while others send files. */
import { randomUUID } from 'node:crypto';
import { keyedHash } from '@cotejo/core/kit/personal-data';
import { claimLoginName, loginName, registerUser, user } from '@cotejo/core/users';
import { setPassword } from '@cotejo/core/users/server';
import { hashPassword } from '../../../write-service/src/identity/passwords/passwords.ts';
import { type Platform } from '../loads/platform.ts';
import { type CommandSide } from '../commands/command-side.ts';

const password = 'Hortensias-27-azules';

/** Registers so many persons, because each may open thirty sessions a minute. @returns their e-mails */
export const registerPersons = async (
  { send }: Platform,
  indexKey: Buffer,
  count: number,
): Promise<string[]> => {
  const hash = await hashPassword(password);
  const emails = Array.from({ length: count }, () => `${randomUUID()}@demo.test`);
  for (const email of emails) {
    const id = randomUUID();
    const registered = registerUser({ name: 'Hortensia', email, roles: ['BACKOFFICE'], countries: ['CL'] });
    await send(loginName, keyedHash(indexKey, 'loginName', email), claimLoginName(id));
    await send(user, id, registered);
    await send(user, id, setPassword(hash));
  }
  return emails;
};

/** They log in one after the other until the work is over. @returns milliseconds of each login */
export const loginsDuring = async (
  { origin }: CommandSide,
  emails: readonly string[],
  work: Promise<unknown>,
): Promise<number[]> => {
  let isOver = false;
  void work.finally(() => (isOver = true)).catch(() => undefined);
  const times: number[] = [];
  for (let nth = 0; !isOver; nth += 1) {
    const began = performance.now();
    const answer = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emails[nth % emails.length], password }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`A login was answered with ${answer.status}: ${text}`);
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return times;
};
