/** Which id a command goes out with: one per attempt, kept while nobody knows whether it arrived. */

export type Attempt = {
  readonly commandId: string;
  /** What was asked, as text. */
  readonly asked: string;
  readonly expectedVersion: number | undefined;
};

/**
 * The attempt before, to the letter, when it may have arrived and the same is asked again; a new one otherwise.
 * The version stays the one of then: it may be this very attempt that has made a newer one.
 *
 * @param unsettled the last attempt, when nobody knows whether it arrived
 */
export const attemptFor = (
  unsettled: Attempt | undefined,
  asked: string,
  expectedVersion: number | undefined,
  newId: () => string,
): Attempt => (unsettled?.asked === asked ? unsettled : { commandId: newId(), asked, expectedVersion });
