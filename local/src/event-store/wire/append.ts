/** The append of one request stream: options first, then the events, then one answer. */
import type { sendUnaryData, ServerReadableStream } from '@grpc/grpc-js';
import { revisionText, type ProposedEvent } from '../semantics/event.ts';
import type { Expected } from '../semantics/expected-revision.ts';
import type { Store } from '../store/store.ts';
import { appendTooLarge, invalid, serverStopping, toRefusal } from './errors.ts';
import { streamsPb } from './protocol.ts';
import { expectedOf, proposedEvent, streamName } from './requests.ts';
import { empty } from './responses.ts';
import { write, type WriteOutcome } from './write.ts';

const { AppendResp } = streamsPb;

type Call = ServerReadableStream<streamsPb.AppendReq, streamsPb.AppendResp>;
type Answer = sendUnaryData<streamsPb.AppendResp>;
type Target = { stream: string; expected: Expected };

/**
 * Answers a wrong expected version as a result, everything else that goes wrong as an error. An append whose events
 * are still coming when the server stops (`ended`) is refused; one that is complete is finished.
 */
export function append(
  store: Store,
  maxAppendSize: number,
  call: Call,
  answer: Answer,
  ended: AbortSignal,
): void {
  let target: Target | undefined;
  let size = 0;
  let isAnswered = false;
  const events: ProposedEvent[] = [];

  const once: Answer = (...result) => {
    if (isAnswered) return;
    isAnswered = true;
    forget();
    answer(...result);
  };
  const refuse = (): void => once(serverStopping());
  const forget = (): void => ended.removeEventListener('abort', refuse);
  const guarded = (step: () => void | Promise<void>) => async (): Promise<void> => {
    try {
      if (!isAnswered) await step();
    } catch (error) {
      once(toRefusal(error));
    }
  };
  const take = (request: streamsPb.AppendReq): void => {
    const [options, message] = [request.getOptions(), request.getProposedMessage()];
    if (options) target = targetOf(options);
    if (!message) return;
    if (!target) throw invalid('The options must come before the events.');
    const event = proposedEvent(message);
    size += event.data.length;
    if (size > maxAppendSize) throw appendTooLarge(maxAppendSize);
    events.push(event);
  };
  const finish = async (): Promise<void> => {
    if (!target) throw invalid('The options are missing.');
    forget();
    const outcome = await write(store, { ...target, kind: 'append', events });
    once(null, appendResponse(outcome, target.expected));
  };

  ended.addEventListener('abort', refuse);
  call.once('close', forget);
  call.on('data', (request: streamsPb.AppendReq) => void guarded(() => take(request))());
  call.on('end', () => void guarded(finish)());
  // A call that breaks off has nobody left to answer.
  call.on('error', () => once(invalid('The call broke off.')));
}

const targetOf = (options: streamsPb.AppendReq.Options): Target => ({
  stream: streamName(options.getStreamIdentifier()),
  expected: expectedOf(options, () => (options.hasRevision() ? options.getRevision() : undefined)),
});

function appendResponse(outcome: WriteOutcome, expected: Expected): streamsPb.AppendResp {
  const response = new AppendResp();
  if (outcome.kind === 'wrongExpectedVersion') {
    return response.setWrongExpectedVersion(wrongVersion(outcome.current, expected));
  }
  const position = String(outcome.position);
  return response.setSuccess(
    new AppendResp.Success()
      .setCurrentRevision(revisionText(outcome.revision))
      .setPosition(new AppendResp.Position().setCommitPosition(position).setPreparePosition(position)),
  );
}

function wrongVersion(current: number, expected: Expected): streamsPb.AppendResp.WrongExpectedVersion {
  const wrong = new AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(empty()).setNoStream2060(empty());
  else wrong.setCurrentRevision(String(current)).setCurrentRevision2060(current);
  if (expected === 'any') return wrong.setExpectedAny(empty()).setAny2060(empty());
  if (expected === 'noStream') return wrong.setExpectedNoStream(empty());
  if (expected === 'streamExists') return wrong.setExpectedStreamExists(empty()).setStreamExists2060(empty());
  return wrong.setExpectedRevision(String(expected)).setExpectedRevision2060(expected);
}
