/** Writes what clients read. */
import { revisionText, type Revision } from '../semantics/event.ts';
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
          .setCommitPosition(String(message.position))
          .setPreparePosition(String(message.position)),
      );
    case 'caughtUp':
      return response.setCaughtUp(new ReadResp.CaughtUp());
  }
}

type WithPosition<Response> = {
  setCurrentRevision: (value: string) => Response;
  setNoStream: (value: sharedPb.Empty) => Response;
};

/** Tells the revision that the stream has now, in any kind of answer. */
export function setRevision<Response>(response: WithPosition<Response>, revision: Revision): void {
  if (revision < 0) response.setNoStream(empty());
  else response.setCurrentRevision(revisionText(revision));
}
