/** Writes what clients read. */
import { revisionText, type EventRecord, type Revision } from '../semantics/event.ts';
import type { Message } from '../store/messages.ts';
import { sharedPb, streamsPb } from './protocol.ts';

const { ReadResp } = streamsPb;
const { RecordedEvent } = ReadResp.ReadEvent;

export const empty = (): sharedPb.Empty => new sharedPb.Empty();

export const streamIdentifier = (stream: string): sharedPb.StreamIdentifier =>
  new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream));

export const uuidOf = (text: string): sharedPb.UUID => new sharedPb.UUID().setString(text);

/** How ids are written, at the reader's choice. */
export type UuidStyle = (id: string) => sharedPb.UUID;

/** A UUID as two signed 64-bit numbers. */
export const structuredUuid: UuidStyle = (text) => {
  const hex = text.replace(/-/g, '');
  const half = (from: number): string =>
    BigInt.asIntN(64, BigInt(`0x${hex.slice(from, from + 16)}`)).toString();
  const structured = new sharedPb.UUID.Structured();
  structured.setMostSignificantBits(half(0));
  structured.setLeastSignificantBits(half(16));
  return new sharedPb.UUID().setStructured(structured);
};

/** A message of a read or a subscription, on the wire. */
export function readResponse(message: Message, uuid: UuidStyle): streamsPb.ReadResp {
  const response = new ReadResp();
  switch (message.kind) {
    case 'event':
      return response.setEvent(readEvent(message, uuid));
    case 'streamNotFound':
      return response.setStreamNotFound(
        new ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(message.stream)),
      );
    case 'confirmation':
      return response.setConfirmation(
        new ReadResp.SubscriptionConfirmation().setSubscriptionId(message.subscriptionId),
      );
    case 'checkpoint':
      return response.setCheckpoint(
        new ReadResp.Checkpoint()
          .setCommitPosition(String(message.position))
          .setPreparePosition(String(message.position)),
      );
    case 'caughtUp':
      return response.setCaughtUp(new ReadResp.CaughtUp());
  }
}

function readEvent(
  { event, link }: Extract<Message, { kind: 'event' }>,
  uuid: UuidStyle,
): streamsPb.ReadResp.ReadEvent {
  const response = new ReadResp.ReadEvent();
  if (event) response.setEvent(recordedEvent(event, uuid));
  if (link) response.setLink(recordedEvent(link, uuid));
  // The place in the log is that of what was read, which is the link where there is one.
  const original = link ?? event;
  return original ? response.setCommitPosition(String(original.position)) : response.setNoPosition(empty());
}

function recordedEvent(record: EventRecord, uuid: UuidStyle): streamsPb.ReadResp.ReadEvent.RecordedEvent {
  const position = String(record.position);
  const response = new RecordedEvent()
    .setId(uuid(record.id))
    .setStreamIdentifier(streamIdentifier(record.stream))
    .setStreamRevision(revisionText(record.revision))
    .setPreparePosition(position)
    .setCommitPosition(position)
    .setCustomMetadata(record.metadata)
    .setData(record.data);
  response
    .getMetadataMap()
    .set('type', record.type)
    .set('created', ticks(record.created))
    .set('content-type', record.isJson ? 'application/json' : 'application/octet-stream');
  return response;
}

/** Milliseconds since 1970 in the protocol's unit of 100 nanoseconds. */
const ticks = (milliseconds: number): string => `${milliseconds}0000`;

type WithPosition<Response> = {
  setCurrentRevision: (value: string) => Response;
  setNoStream: (value: sharedPb.Empty) => Response;
};

/** Tells the revision that the stream has now, in any kind of answer. */
export function setRevision<Response>(response: WithPosition<Response>, revision: Revision): void {
  if (revision < 0) response.setNoStream(empty());
  else response.setCurrentRevision(revisionText(revision));
}
