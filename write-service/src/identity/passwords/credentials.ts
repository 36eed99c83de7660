/**
 * The check of a user's password: one answer for everything that is wrong, and guessing is slow. Whoever has used up the tries of a
 * network or of an account is refused with the right password, too, but not where the account was entered before.
 */
import { type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { loginName, type RegisteredUser, user } from '@cotejo/core/users';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { serverMessage } from '@cotejo/core/reference/server-codes';
import { type Limiter, type Limits } from '@cotejo/core/kit/limits';
import { type KnownPlace, type KnownPlaces, type Place } from './known-places.ts';
import { isPassword } from './passwords.ts';

/** Wrong attempts; one that succeeds is not counted, nor one that an outage kept from being checked. */
const fiveMinutes = 5 * 60_000;
const perClient = { uses: 60, within: fiveMinutes };
const perClientAndEmail = { uses: 10, within: fiveMinutes };
/** From wherever: more than one client may use up, or anybody could keep somebody else out. */
const perEmail = { uses: 100, within: fiveMinutes };
/** From a known browser or network, when those above are used up: who stole a cookie guesses no faster. */
const perPlace = { uses: 10, within: fiveMinutes };

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
export type CheckCredentials = (credentials: Pick<Credentials, 'password'>, place: Place) => Promise<Known>;

/** A use of a limit, to be given back where it was no wrong attempt. */
type Use = { readonly limiter: Limiter; readonly key: string };

export const credentialsCheck = ({
  load,
  limits,
  places,
}: {
  readonly load: LoadAggregate;
  readonly limits: Limits;
  readonly places: Pick<KnownPlaces, 'known'>;
}): CheckCredentials => {
  const byClient = limits('login-client', perClient);
  const byClientAndEmail = limits('login-client-email', perClientAndEmail);
  const byEmail = limits('login-email', perEmail);
  const byPlace = limits('login-place', perPlace);

  /** The same work whether there is such a user or not. */
  const find = async (claim: string, password: string): Promise<Known | undefined> => {
    const claimed = await load(loginName, claim);
    const userId = claimed.state.userId ?? uuidV5(nobody, claim);
    const { state } = await load(user, userId);
    const hash = state.status === 'unregistered' ? undefined : unlessErased(state.passwords[0]?.hash);
    const isRight = await isPassword(hash, password);
    return state.status !== 'unregistered' && hash && isRight ? { userId, user: state, hash } : undefined;
  };

  /** @returns the refusal of the limit, if there is one */
  const take = async (use: Use, taken: Use[]): Promise<HttpProblem | undefined> => {
    try {
      await use.limiter.take(use.key);
      taken.push(use);
      return undefined;
    } catch (error) {
      if (error instanceof HttpProblem) return error;
      throw error;
    }
  };
  /** Takes a try of the first known place that has one. @returns whether there is one */
  const takePlace = async (known: readonly KnownPlace[], taken: Use[]): Promise<boolean> => {
    for (const { id } of known) if (!(await take({ limiter: byPlace, key: id }, taken))) return true;
    return false;
  };

  return async ({ password }, place) => {
    const started = performance.now();
    const { account, network } = place;
    const taken: Use[] = [];
    const refused =
      (await take({ limiter: byClient, key: network }, taken)) ??
      (await take({ limiter: byClientAndEmail, key: `${network} ${account}` }, taken)) ??
      (await take({ limiter: byEmail, key: account }, taken));
    const notCounted = async (): Promise<void> => {
      await Promise.all(taken.map(({ limiter, key }) => limiter.giveBack(key)));
    };
    // A known place is refused in the words and in the time of any other.
    const refuse = async (): Promise<never> => {
      await pause(started + soonestRefusal - performance.now());
      throw (
        refused ?? new HttpProblem(problem(401, 'INVALID_CREDENTIALS', serverMessage('INVALID_CREDENTIALS')))
      );
    };

    const knownPlaces = refused ? await places.known(place) : [];
    if (refused && !(await takePlace(knownPlaces, taken))) return refuse();
    const known = await find(account, password).catch(async (error: unknown) => {
      await notCounted();
      throw error;
    });
    if (!known) return refuse();
    // A browser known before another password may stand in a network that is known since.
    if (refused && !knownPlaces.some(({ loginEpoch }) => loginEpoch === known.user.loginEpoch))
      return refuse();
    await notCounted();
    // Told to nobody but the person whose password it is.
    if (known.user.status === 'disabled')
      throw new HttpProblem(problem(403, 'DISABLED_USER', serverMessage('DISABLED_USER')));
    return known;
  };
};
