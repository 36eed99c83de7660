/** Requests that a silent server can't keep waiting for ever. */

/** Longer than the slowest answer of a healthy server; milliseconds. */
const timeout = 20_000;

/** Gives up, as on a broken network, when the whole answer has not come in time. */
export const timelyFetch =
  (fetch: typeof globalThis.fetch, milliseconds = timeout): typeof globalThis.fetch =>
  (input, init) => {
    const late = AbortSignal.timeout(milliseconds);
    return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, late]) : late });
  };
