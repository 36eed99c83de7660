/** Whether what a token says still holds: it names the epochs of what it was made of. */
import { type Epochs, type SignedIn, type VerifyToken } from './access-tokens.ts';

/** How far things are now; what is not known here yet is left out. */
export type CurrentEpochs = { readonly [Part in keyof Epochs]?: Epochs[Part] | null };

const oldest: Epochs = { user: 0, session: 0, actor: 0 };

/** Whether the user, the session, or who acts as the user, has gone on since the token was issued. */
export const isOutdated = ({ epochs = oldest }: Pick<SignedIn, 'epochs'>, now: CurrentEpochs): boolean =>
  (now.user ?? 0) > epochs.user ||
  (now.session ?? 0) > epochs.session ||
  (now.actor ?? 0) > (epochs.actor ?? 0);

/** Finds out whether somebody's token says what is true no more. */
export type FindOutdated = (
  who: Pick<SignedIn, 'id' | 'actedBy' | 'epochs'> & { readonly sessionId?: string },
) => Promise<boolean>;

/** Milliseconds; a person who works sends several requests in a row, and each would ask the same. */
const moment = 500;
const mostRemembered = 10_000;

/** The same, asked once a moment for each token: what was decided counts no later than that. */
export const onceAMoment = (findOutdated: FindOutdated, now: () => number = Date.now): FindOutdated => {
  const asked = new Map<string, { readonly answer: Promise<boolean>; readonly until: number }>();
  return (who) => {
    const token = JSON.stringify([who.id, who.sessionId, who.actedBy?.id, who.epochs]);
    const known = asked.get(token);
    if (known && known.until > now()) return known.answer;
    const answer = findOutdated(who);
    asked.delete(token);
    asked.set(token, { answer, until: now() + moment });
    if (asked.size > mostRemembered) asked.delete(asked.keys().next().value!);
    answer.catch(() => asked.delete(token));
    return answer;
  };
};

/**
 * A token that says what is true no more is like one that has expired: a new one is to be had, or none. Its promise rejects
 * when nobody can say how things are now.
 */
export const onlyCurrent =
  (verify: VerifyToken, findOutdated: FindOutdated): VerifyToken =>
  async (token) => {
    const verified = await verify(token);
    const isGood = typeof verified !== 'string';
    return isGood && (await findOutdated(verified.who)) ? 'expired' : verified;
  };
