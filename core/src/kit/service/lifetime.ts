/** A service's end: on a signal, or when the process that started it is gone. */

/** Calls `stop` once, on SIGTERM, SIGINT, or the end of the parent's pipe; then leaves. */
export const onEnd = (stop: () => Promise<void>, graceMilliseconds = 5_000): void => {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), graceMilliseconds).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  if (process.env['COTEJO_PARENT_PIPE'] === '1') {
    process.stdin.on('end', end).on('error', end).resume();
  }
};
