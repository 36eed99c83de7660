/** The answers to batched appends, whose errors travel inside the answer. */
import { status } from '@grpc/grpc-js';
import { revisionText, type Position, type Revision } from '../semantics/event.ts';
import type { Refusal } from './errors.ts';
import { anyPb, codePb, emptyPb, sharedPb, statusPb, streamsPb } from './protocol.ts';
import { streamIdentifier, uuidOf } from './responses.ts';

type Written = { revision: Revision; position: Position };

const { Code } = codePb;

const empty = (): emptyPb.Empty => new emptyPb.Empty();

/** Tells that the append was written. */
export function batchSuccess(id: string, stream: string, written: Written): streamsPb.BatchAppendResp {
  const position = String(written.position);
  return answerTo(id, stream).setSuccess(
    new streamsPb.BatchAppendResp.Success()
      .setCurrentRevision(revisionText(written.revision))
      .setPosition(new sharedPb.AllStreamPosition().setCommitPosition(position).setPreparePosition(position)),
  );
}

/** Tells why the append was not written. */
export function batchFailure(id: string, stream: string, refusal: Refusal): streamsPb.BatchAppendResp {
  const { code, name, message } = detailOf(refusal, stream);
  const details = new anyPb.Any();
  details.pack(message.serializeBinary(), `event_store.client.${name}`);
  const error = new statusPb.Status().setCode(code).setMessage(refusal.details).setDetails(details);
  return answerTo(id, stream).setError(error);
}

const answerTo = (id: string, stream: string): streamsPb.BatchAppendResp =>
  new streamsPb.BatchAppendResp().setCorrelationId(uuidOf(id)).setStreamIdentifier(streamIdentifier(stream));

type Detail = { code: codePb.Code; name: string; message: { serializeBinary: () => Uint8Array } };

/** The protocol names few errors here, each with a code of its own; every other one is unknown. */
function detailOf({ code, details, trailers }: Refusal, stream: string): Detail {
  switch (trailers['exception']) {
    case 'wrong-expected-version':
      return { code: Code.ALREADY_EXISTS, name: 'WrongExpectedVersion', message: wrongVersion(trailers) };
    case 'stream-deleted': {
      const message = new sharedPb.StreamDeleted().setStreamIdentifier(streamIdentifier(stream));
      return { code: Code.NOT_FOUND, name: 'StreamDeleted', message };
    }
    case 'maximum-append-size-exceeded': {
      const limit = Number(trailers['maximum-append-size']);
      const message = new sharedPb.MaximumAppendSizeExceeded().setMaxappendsize(limit);
      return { code: Code.INVALID_ARGUMENT, name: 'MaximumAppendSizeExceeded', message };
    }
    default:
      if (code === status.ABORTED) {
        return { code: Code.DEADLINE_EXCEEDED, name: 'Timeout', message: new sharedPb.Timeout() };
      }
      if (code === status.INVALID_ARGUMENT) {
        const message = new sharedPb.BadRequest().setMessage(details);
        return { code: Code.INVALID_ARGUMENT, name: 'BadRequest', message };
      }
      return { code: Code.UNKNOWN, name: 'Unknown', message: new sharedPb.Unknown() };
  }
}

function wrongVersion(trailers: Refusal['trailers']): sharedPb.WrongExpectedVersion {
  const message = new sharedPb.WrongExpectedVersion();
  const { 'actual-version': actual = '', 'expected-version': expected = '' } = trailers;
  if (actual === '-1') message.setCurrentNoStream(empty());
  else message.setCurrentStreamRevision(actual);
  if (expected === '-2') return message.setExpectedAny(empty());
  if (expected === '-1') return message.setExpectedNoStream(empty());
  if (expected === '-4') return message.setExpectedStreamExists(empty());
  return message.setExpectedStreamPosition(expected);
}
