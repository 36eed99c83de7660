/** Who knows a user's password: one answer for everything that is wrong, and guessing is slow. */
import { type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { loginName, type RegisteredUser, user } from '@cotejo/core/users';
import { clientNetwork, HttpProblem, problem } from '@cotejo/core/kit/service';
import { serverMessage } from '@cotejo/core/reference/server-codes';
import { type Limits } from '@cotejo/core/kit/limits';
import { emailHash } from '../email-hash.ts';
import { isPassword } from './passwords.ts';

/** Wrong attempts; one that succeeds is not counted, nor one that an outage kept from being checked. */
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

/** A user whose password somebody knows. */
export type Known = { readonly userId: string; readonly user: RegisteredUser; readonly hash: string };

/** @throws HttpProblem: 401 for what is wrong, 403 for a user who gets in no more, 429, 503 */
export type CheckCredentials = (credentials: Credentials, address: string) => Promise<Known>;

export const credentialsCheck = ({
  load,
  indexKey,
  limits,
}: {
  readonly load: LoadAggregate;
  readonly indexKey: Buffer;
  readonly limits: Limits;
}): CheckCredentials => {
  const byClient = limits('login-client', perClient);
  const byClientAndEmail = limits('login-client-email', perClientAndEmail);
  const byEmail = limits('login-email', perEmail);

  /** The same work whether there is such a user or not. */
  const find = async (claim: string, password: string): Promise<Known | undefined> => {
    const claimed = await load(loginName, claim);
    const userId = claimed.state.userId ?? uuidV5(nobody, claim);
    const { state } = await load(user, userId);
    const hash = state.status === 'unregistered' ? undefined : unlessErased(state.passwords[0]?.hash);
    const isRight = await isPassword(hash, password);
    return state.status !== 'unregistered' && hash && isRight ? { userId, user: state, hash } : undefined;
  };

  return async ({ email, password }, address) => {
    const started = performance.now();
    const claim = emailHash(indexKey, email);
    const client = clientNetwork(address);
    const both = `${client} ${claim}`;
    await byClient.take(client);
    await byClientAndEmail.take(both);
    await byEmail.take(claim);
    const notCounted = async (): Promise<void> => {
      await Promise.all([
        byClient.giveBack(client),
        byClientAndEmail.giveBack(both),
        byEmail.giveBack(claim),
      ]);
    };

    const known = await find(claim, password).catch(async (error: unknown) => {
      await notCounted();
      throw error;
    });
    if (!known) {
      await pause(started + soonestRefusal - performance.now());
      throw new HttpProblem(problem(401, 'INVALID_CREDENTIALS', serverMessage('INVALID_CREDENTIALS')));
    }
    await notCounted();
    // Told to nobody but the person whose password it is.
    if (known.user.status === 'disabled')
      throw new HttpProblem(problem(403, 'DISABLED_USER', serverMessage('DISABLED_USER')));
    return known;
  };
};
