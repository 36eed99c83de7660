/** Which id a command goes out with: one per attempt, kept while nobody knows whether it arrived. */

export type Attempt = {
  readonly commandId: string;
  /** The record that it goes to. */
  readonly id: string;
  /** What was asked, as text. */
  readonly asked: string;
  readonly expectedVersion?: number | undefined;
};

/** What a command asks for, as text: the same text is the same wish. */
export const askedBy = (name: string, payload: object): string => JSON.stringify([name, payload]);

/** The payload of what was asked. */
export const payloadAsked = ({ asked }: Pick<Attempt, 'asked'>): object =>
  (JSON.parse(asked) as [name: string, payload: object])[1];

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
