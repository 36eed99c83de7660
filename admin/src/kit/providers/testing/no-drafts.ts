/** The drafts of a journal whose commands are made from none. */
export const noDrafts = {
  send: (): void => undefined,
  attemptOf: (): undefined => undefined,
  settle: (): void => undefined,
  done: (): void => undefined,
};
