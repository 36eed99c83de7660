/** Logging in: by e-mail and password, with one answer for everything that is wrong. */
import { randomUUID } from 'node:crypto';
import { uuidV5 } from '@cotejo/core/command-handling';
import { unlessErased } from '@cotejo/core/event-sourcing';
import { loginName, type Staff, user } from '@cotejo/core/identity';
import { HttpProblem, problem } from '@cotejo/core/service';
import { type Dependencies } from '../dependencies.ts';
import { clientNetwork } from '../http/client-network.ts';
import { limiter } from '../http/limiter.ts';
import { emailHash } from './email-hash.ts';
import { isPassword } from './passwords.ts';

/** Wrong attempts; a login that succeeds is not counted, nor one that an outage kept from being checked. */
const fiveMinutes = 5 * 60_000;
const perClient = { uses: 60, within: fiveMinutes };
const perClientAndEmail = { uses: 10, within: fiveMinutes };
/** From wherever: more than one client may use up, or anybody could keep somebody else out. */
const perEmail = { uses: 100, within: fiveMinutes };

/** A refusal never comes sooner, so that its time tells nothing; milliseconds. */
const soonestRefusal = 250;

/** Where the user of an e-mail that nobody claimed would be: looked up like any other, and not there. */
const nobody = 'f1b0c7a4-8f3e-4c8e-9a36-5f0d3f7f2a90';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export type Credentials = { readonly email: string; readonly password: string };

/** @returns a function that throws HttpProblem (401, 429, 503) or says who it is */
export const login = ({ load, indexKey, now }: Pick<Dependencies, 'load' | 'indexKey' | 'now'>) => {
  const byClient = limiter(perClient, now);
  const byClientAndEmail = limiter(perClientAndEmail, now);
  const byEmail = limiter(perEmail, now);

  const check = async (claim: string, password: string) => {
    const claimed = await load(loginName, claim);
    const userId = claimed.state.userId ?? uuidV5(nobody, claim);
    const { state } = await load(user, userId);
    const passwordHash = state.status === 'active' ? unlessErased(state.passwordHash) : undefined;
    return { userId, state, isRight: await isPassword(passwordHash, password) };
  };

  return async (
    { email, password }: Credentials,
    address: string,
  ): Promise<Staff & { readonly name: string }> => {
    const started = performance.now();
    const claim = emailHash(indexKey, email);
    const attempt = randomUUID();
    const client = clientNetwork(address);
    byClient.take(client, attempt);
    byClientAndEmail.take(`${client} ${claim}`, attempt);
    byEmail.take(claim, attempt);
    const notCounted = (): void => {
      byClient.giveBack(client, attempt);
      byClientAndEmail.giveBack(`${client} ${claim}`, attempt);
      byEmail.giveBack(claim, attempt);
    };

    const { userId, state, isRight } = await check(claim, password).catch((error: unknown) => {
      notCounted();
      throw error;
    });
    if (state.status !== 'active' || !isRight) {
      await pause(started + soonestRefusal - performance.now());
      throw new HttpProblem(problem(401, 'INVALID_CREDENTIALS', 'Credenciales inválidas.'));
    }
    notCounted();
    return {
      id: userId,
      name: unlessErased(state.name) ?? '',
      roles: state.roles,
      countries: state.countries,
    };
  };
};
