/** Writes what clients read. */
import type { Position } from '../semantics/event.ts';
import type { Message } from '../store/messages.ts';
import { eventBytes, type IdStyle } from './event-bytes.ts';
import { sharedPb, streamsPb } from './protocol.ts';

const { ReadResp } = streamsPb;

export const empty = (): sharedPb.Empty => new sharedPb.Empty();

export const streamIdentifier = (stream: string): sharedPb.StreamIdentifier =>
  new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream));

export const uuidOf = (text: string): sharedPb.UUID => new sharedPb.UUID().setString(text);

/** A message of a read or a subscription, in bytes. */
export const readResponse = (message: Message, idStyle: IdStyle): Uint8Array =>
  message.kind === 'event' ? eventBytes(message, idStyle) : otherResponse(message).serializeBinary();

function otherResponse(message: Exclude<Message, { kind: 'event' }>): streamsPb.ReadResp {
  const response = new ReadResp();
  switch (message.kind) {
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
          .setCommitPosition(positionText(message.position))
          .setPreparePosition(positionText(message.position)),
      );
    case 'caughtUp':
      return response.setCaughtUp(new ReadResp.CaughtUp());
  }
}

/** EventStoreDB writes the position before everything as the largest number. */
const positionText = (position: Position | 'beforeEverything'): string =>
  position === 'beforeEverything' ? String(2n ** 64n - 1n) : String(position);
