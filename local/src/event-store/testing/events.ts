/** Short ways to say events, records and streams in tests. */
import { randomUUID } from 'node:crypto';
import { recordLength, type EventRecord, type ProposedEvent } from '../semantics/event.ts';

/** A proposed event with what does not matter filled in. */
export const anEvent = (given: Partial<ProposedEvent> = {}): ProposedEvent => ({
  id: randomUUID(),
  type: 'Happened',
  isJson: true,
  data: Buffer.from('{}'),
  metadata: new Uint8Array(),
  ...given,
});

/** Records of the streams in this order, each at its next revision, one after the other in the log. */
export function recordsOf(...streams: readonly string[]): EventRecord[] {
  const revisions = new Map<string, number>();
  let position = 0;
  return streams.map((stream) => {
    const revision = revisions.get(stream) ?? 0;
    revisions.set(stream, revision + 1);
    const record = { ...anEvent(), stream, revision, position, created: 1_700_000_000_000 };
    position += recordLength(record);
    return record;
  });
}
