/** The embedded server's answers to batches that the client's own library would not send: nobody asked EventStoreDB for them. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { credentials, makeClientConstructor, type Client, type ClientDuplexStream } from '@grpc/grpc-js';
import timestampPb from 'google-protobuf/google/protobuf/timestamp_pb.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryLog } from '../index.ts';
import { aStream, collect } from '../testing/client.ts';
import { serve, type TestServer } from '../testing/server.ts';
import { codePb, emptyPb, sharedPb, StreamsService, streamsPb } from './protocol.ts';

type Batch = ClientDuplexStream<streamsPb.BatchAppendReq, streamsPb.BatchAppendResp>;

const { BatchAppendReq } = streamsPb;

let server: TestServer;
let client: Client & { batchAppend: () => Batch };
beforeAll(async () => {
  server = await serve(memoryLog());
  const address = `127.0.0.1:${server.port}`;
  const Raw = makeClientConstructor(StreamsService, 'raw');
  client = new Raw(address, credentials.createInsecure()) as unknown as typeof client;
});
afterAll(async () => {
  client.close();
  await server.stop();
});

/** Opens a batch and writes down what is answered, with the time since then. */
function openBatch() {
  const call = client.batchAppend();
  const answers: { id: string; stream: string; code?: number; revision?: string; after: number }[] = [];
  const began = Date.now();
  call.on('data', (response: streamsPb.BatchAppendResp) =>
    answers.push({
      id: response.getCorrelationId()?.getString() ?? '',
      stream: Buffer.from(response.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
      code: response.getError()?.getCode(),
      revision: response.getSuccess()?.getCurrentRevision(),
      after: Date.now() - began,
    }),
  );
  return { call, answers };
}

const optionsFor = (stream: string, timeout: number) =>
  new BatchAppendReq.Options()
    .setStreamIdentifier(new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream)))
    .setAny(new emptyPb.Empty())
    .setDeadline(timestampPb.Timestamp.fromDate(new Date(Date.now() + timeout)));

function chunk(id: string, isFinal: boolean, options?: streamsPb.BatchAppendReq.Options) {
  const event = new BatchAppendReq.ProposedMessage().setId(new sharedPb.UUID().setString(randomUUID()));
  event.getMetadataMap().set('type', 'Happened').set('content-type', 'application/json');
  return new BatchAppendReq()
    .setCorrelationId(new sharedPb.UUID().setString(id))
    .setOptions(options)
    .setProposedMessagesList([event])
    .setIsFinal(isFinal);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('an append whose last chunk does not come is told at its deadline that it timed out, once', async () => {
  const { call, answers } = openBatch();
  const [late, good] = [randomUUID(), randomUUID()];
  const [lateStream, goodStream] = [aStream(), aStream()];
  call.write(chunk(late, false, optionsFor(lateStream, 400)));
  call.write(chunk(late, false));
  call.write(chunk(good, true, optionsFor(goodStream, 60_000)));
  await expect.poll(() => answers.length, { timeout: 60_000 }).toBe(2);
  call.write(chunk(late, true));
  call.end();
  await once(call, 'end');
  // Which comes first says nothing: a busy machine may need longer than the deadline to write the good one.
  const answersTo = (id: string) => answers.filter((answer) => answer.id === id);
  expect(answersTo(good)).toMatchObject([{ stream: goodStream, code: undefined, revision: '0' }]);
  expect(answersTo(late)).toMatchObject([{ stream: lateStream, code: codePb.Code.DEADLINE_EXCEEDED }]);
  expect(answersTo(late)[0]?.after).toBeGreaterThanOrEqual(390);
  await expect(collect(server.client.readStream(lateStream))).rejects.toMatchObject({
    type: 'stream-not-found',
  });
});

test('an append that is complete before its deadline is answered once, however long it waits for more', async () => {
  // A machine that is too busy to answer before the deadline is given one that is further away.
  for (let timeout = 1_000; ; timeout *= 2) {
    const { call, answers } = openBatch();
    const [id, stream] = [randomUUID(), aStream()];
    call.write(chunk(id, false, optionsFor(stream, timeout)));
    await pause(100);
    call.write(chunk(id, true));
    await pause(timeout);
    call.end();
    await once(call, 'end');
    if (timeout < 16_000 && answers.some(({ after }) => after > timeout)) continue;
    expect(answers).toMatchObject([{ id, code: undefined, revision: '1' }]);
    return;
  }
});

test('a deadline further away than any timer reaches is none that is over', async () => {
  const { call, answers } = openBatch();
  const [id, stream] = [randomUUID(), aStream()];
  call.write(chunk(id, false, optionsFor(stream, 2 ** 40)));
  await pause(100);
  call.write(chunk(id, true));
  call.end();
  await once(call, 'end');
  expect(answers).toMatchObject([{ id, code: undefined, revision: '1' }]);
});

test('an append that is still open when the client is done is refused then', async () => {
  const { call, answers } = openBatch();
  const [id, stream] = [randomUUID(), aStream()];
  call.write(chunk(id, false, optionsFor(stream, 60_000)));
  call.end();
  await once(call, 'end');
  expect(answers).toMatchObject([{ id, stream, code: codePb.Code.INVALID_ARGUMENT }]);
});
