/** The id that a command goes out with: one per attempt, kept while nobody knows whether it arrived. */

export type Attempt = {
  readonly commandId: string;
  /** The record that it goes to. */
  readonly id: string;
  /** The command's name and payload, as text. */
  readonly asked: string;
  readonly expectedVersion?: number | undefined;
};

export type SentAttempt = Attempt & {
  /** The instant at which it went out first, in UTC. */
  readonly at: string;
};

/** The name and payload of a command as text: the same text is the same command. */
export const askedBy = (name: string, payload: object): string => JSON.stringify([name, payload]);

/** The name and payload that the text was made from. */
export const partsAsked = ({ asked }: Pick<Attempt, 'asked'>): readonly [name: string, payload: object] =>
  JSON.parse(asked) as [string, object];

/**
 * The attempt before, to the letter, when it may have arrived and the same is asked again; the new one otherwise.
 * The version stays the one of then: it may be this very attempt that has made a newer one.
 *
 * @param unsettled the last attempt, when nobody knows whether it arrived
 */
export const attemptFor = <Asked extends Pick<Attempt, 'asked'>>(
  unsettled: Asked | undefined,
  next: Asked,
): Asked => (unsettled?.asked === next.asked ? unsettled : next);
