/** Deletes streams: softly, so that they can be written again, or for ever with a tombstone. */
import { randomUUID } from 'node:crypto';
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import { isMetastream } from '../semantics/stream-name.ts';
import type { Store } from '../store/store.ts';
import { invalid, toRefusal, wrongExpectedVersion } from './errors.ts';
import { streamsPb } from './protocol.ts';
import { expectedOf, streamName } from './requests.ts';
import { write } from './write.ts';

const { DeleteResp, TombstoneResp } = streamsPb;

type DeleteCall = ServerUnaryCall<streamsPb.DeleteReq, streamsPb.DeleteResp>;
type TombstoneCall = ServerUnaryCall<streamsPb.TombstoneReq, streamsPb.TombstoneResp>;
type Options = streamsPb.DeleteReq.Options | streamsPb.TombstoneReq.Options;

/** Hides the stream until it is written again. */
export function deleteStream(
  store: Store,
  call: DeleteCall,
  answer: sendUnaryData<streamsPb.DeleteResp>,
): void {
  remove(store, 'softDelete', call.request.getOptions()).then(
    (at) => {
      const position = new DeleteResp.Position().setCommitPosition(at).setPreparePosition(at);
      answer(null, new DeleteResp().setPosition(position));
    },
    (error: unknown) => answer(toRefusal(error)),
  );
}

/** Ends the stream for ever. */
export function tombstoneStream(
  store: Store,
  call: TombstoneCall,
  answer: sendUnaryData<streamsPb.TombstoneResp>,
): void {
  remove(store, 'tombstone', call.request.getOptions()).then(
    (at) => {
      const position = new TombstoneResp.Position().setCommitPosition(at).setPreparePosition(at);
      answer(null, new TombstoneResp().setPosition(position));
    },
    (error: unknown) => answer(toRefusal(error)),
  );
}

/** The position of the record that says so. */
async function remove(
  store: Store,
  kind: 'softDelete' | 'tombstone',
  options: Options | undefined,
): Promise<string> {
  if (!options) throw invalid('The options are missing.');
  const stream = streamName(options.getStreamIdentifier());
  const expected = expectedOf(options, () => (options.hasRevision() ? options.getRevision() : undefined));
  // Without its metadata the stream itself could not be deleted any more.
  if (kind === 'tombstone' && isMetastream(stream)) throw invalid('Metadata cannot be tombstoned.');
  const outcome = await write(store, { stream, expected, kind, eventId: randomUUID() });
  if (outcome.kind === 'wrongExpectedVersion') throw wrongExpectedVersion(stream, expected, outcome.current);
  return String(outcome.position);
}
