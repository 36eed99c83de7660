/** Signals whose checkpoints can be believed. */
import { comparePositions, type LogSignal, type Position } from '../event-store/index.ts';

/**
 * Holds each of the server's candidates back until what follows confirms it. A filtered subscription of some servers
 * announces a place that it has not delivered up to: an event at or before it follows, and would be missed for ever
 * after a restart from there. Such a candidate is dropped.
 *
 * @param head read before subscribing: when history has ended, it is a candidate of its own, for on a small or idle store
 *   the server sends none
 */
export async function* trusted(
  signals: AsyncIterable<LogSignal>,
  head?: Position,
): AsyncGenerator<LogSignal> {
  let held: Position | undefined;
  for await (const signal of signals) {
    const isConfirmed =
      held &&
      (signal.kind === 'caughtUp' ||
        comparePositions(signal.kind === 'event' ? signal.event.position : signal.position, held) > 0);
    if (held && isConfirmed) yield { kind: 'candidate', position: held };
    held = signal.kind === 'candidate' ? signal.position : undefined;
    if (signal.kind === 'caughtUp' && head) yield { kind: 'candidate', position: head };
    if (signal.kind !== 'candidate') yield signal;
  }
}
