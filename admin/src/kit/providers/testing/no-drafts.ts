/** The drafts of a journal whose commands are made from none. */
export const noDrafts = {
  send: (): void => undefined,
  awaits: (): boolean => true,
  settle: (): void => undefined,
  done: (): void => undefined,
};
