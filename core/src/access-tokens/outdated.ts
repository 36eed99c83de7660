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
