/** The child's side: answers one question of its service after the other, and ends with it. */

/** Descriptor of the file that the service handed over. */
export const inheritedFile = 4;
/** The first message of a child. */
export const ready = 'ready';

/**
 * @param answer its result is sent
 * @param failed makes an answer of whatever is thrown meanwhile, by streams and timers too
 */
export const answerParent = (
  answer: (question: unknown) => Promise<unknown>,
  failed: (thrown: unknown) => unknown,
): void => {
  const send = (message: unknown): void => void process.send!(message, undefined, undefined, () => undefined);
  process.on('disconnect', () => process.exit());
  // An orderly end waits for answers that are under way; who needs none ends the child.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.on('uncaughtException', (error) => send(failed(error)));
  process.on('message', (question) => {
    answer(question)
      .then(send)
      .catch((error: unknown) => send(failed(error)));
  });
  send(ready);
};
