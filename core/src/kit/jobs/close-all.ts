/** Letting go of everything that was opened, whatever becomes of each. */

export type Closing = { close(): Promise<void> };

/**
 * Closes one after the other, the last that was opened first: what came later may need what was there before.
 * @throws AggregateError with everything that went wrong, once nothing is left to close
 */
export const closeAll = async (opened: readonly Closing[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const one of opened.toReversed())
    try {
      await one.close();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be closed.`);
};
