/** Passwords: argon2id with 19 MiB and two passes, the least that OWASP advises, a few at a time. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from '@cotejo/core/kit/service';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes 19 MiB and a thread for some 20 ms; more at once would starve commands, more in line would wait too long. */
const inTurn = atMost({ atOnce: 2, waiting: 64 });

/**
 * @param salt 16 bytes, where the same password must give the same hash again; otherwise random
 * @returns the hash in argon2's own text format, which names algorithm, cost and salt
 */
export const hashPassword = (password: string, salt?: Buffer): Promise<string> =>
  inTurn(() => hash(password, salt ? { ...cost, salt } : cost));

let nobodysHash: Promise<string> | undefined;
const nobodys = (): Promise<string> => (nobodysHash ??= hash(randomBytes(24).toString('hex'), cost));

/**
 * Whether it is the password of that hash. Without a hash the answer is no, after the same work: how long it takes
 * doesn't tell whether there is such a user.
 * @throws HttpProblem (503) when too many wait
 */
export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const compared = passwordHash ?? (await nobodys());
  const isRight = await inTurn(() => verify(compared, password));
  return isRight && passwordHash !== undefined;
};
