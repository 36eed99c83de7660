/**
 * How clients find the embedded server, what it says it can do, and what it says that it can't. EventStoreDB can do more, and a server that
 * runs already is found as its connection string says.
 */
import { credentials, makeClientConstructor, type Client } from '@grpc/grpc-js';
import {
  persistentSubscriptionToStreamSettingsFromDefaults,
  type EventStoreDBClient,
} from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryLog } from '../index.ts';
import { aStream, collect, someEvents } from '../testing/client.ts';
import { serve, type TestServer } from '../testing/server.ts';
import { type featuresPb, sharedPb, streamsPb, ServerFeaturesService, StreamsService } from './protocol.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve(memoryLog());
  return server.stop;
});

const works = async (client: EventStoreDBClient): Promise<boolean> => {
  const stream = aStream();
  await client.appendToStream(stream, someEvents(1));
  return (await collect(client.readStream(stream))).length === 1;
};

describe('a client', () => {
  test('finds the server through discovery', async () =>
    expect(await works(server.connect('', 'esdb+discover'))).toBe(true));
  test('may ask for the leader', async () =>
    expect(await works(server.connect('nodePreference=leader', 'esdb+discover'))).toBe(true));
  test('may name itself and bring credentials', async () => {
    expect(await works(server.connect('connectionName=somebody'))).toBe(true);
    const credentials = { username: 'nobody', password: 'wrong' };
    const stream = aStream();
    await server.client.appendToStream(stream, someEvents(1), { credentials });
    expect(await collect(server.client.readStream(stream, { credentials }))).toHaveLength(1);
  });
  test('reads on after it was disposed of', async () => {
    const client = server.connect();
    expect(await works(client)).toBe(true);
    await client.dispose();
    expect(await works(client)).toBe(true);
  });
  test('is told that persistent subscriptions and projections are not here', async () => {
    const { client } = server;
    const settings = persistentSubscriptionToStreamSettingsFromDefaults();
    await expect(client.createPersistentSubscriptionToStream('s', 'group', settings)).rejects.toThrow(
      /UNIMPLEMENTED|does not implement/,
    );
    await expect(client.createPersistentSubscriptionToAll('group', settings as never)).rejects.toMatchObject({
      type: 'unsupported',
    });
    await expect(client.enableProjection('$by_category')).rejects.toThrow(/UNIMPLEMENTED|does not implement/);
  });
});

describe('on the wire', () => {
  const clients: Client[] = [];
  const connect = (service: typeof StreamsService | typeof ServerFeaturesService) => {
    const client = new (makeClientConstructor(service, 'raw'))(
      `127.0.0.1:${server.port}`,
      credentials.createInsecure(),
    );
    clients.push(client);
    return client as unknown as Record<string, (...args: unknown[]) => never>;
  };
  afterAll(() => clients.forEach((client) => client.close()));

  test('what the server can do is told in lower case, and nothing that it can not', async () => {
    const answer = await new Promise<featuresPb.SupportedMethods>((resolve, reject) =>
      connect(ServerFeaturesService)['getSupportedMethods']?.(
        new sharedPb.Empty(),
        (error: Error | null, value: featuresPb.SupportedMethods) => (error ? reject(error) : resolve(value)),
      ),
    );
    expect(answer.getEventStoreServerVersion()).toBe('24.2.0');
    const paths = answer
      .getMethodsList()
      .map((method) => `/${method.getServiceName()}/${method.getMethodName()}`);
    expect(paths.sort()).toEqual(
      [
        'client.gossip.gossip/read',
        'client.server_features.serverfeatures/getsupportedmethods',
        'client.streams.streams/append',
        'client.streams.streams/batchappend',
        'client.streams.streams/delete',
        'client.streams.streams/read',
        'client.streams.streams/tombstone',
      ].map((path) => `/event_store.${path}`),
    );
  });

  test('ids can be read as two numbers', async () => {
    const stream = aStream();
    const [event] = someEvents(1);
    if (!event) throw new Error('There is an event.');
    await server.client.appendToStream(stream, event);
    const { Options } = streamsPb.ReadReq;
    const options = new Options()
      .setStream(
        new Options.StreamOptions()
          .setStreamIdentifier(new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream)))
          .setStart(new sharedPb.Empty()),
      )
      .setCount('1')
      .setNoFilter(new sharedPb.Empty())
      .setUuidOption(new Options.UUIDOption().setStructured(new sharedPb.Empty()));
    const responses = connect(StreamsService)['read']?.(
      new streamsPb.ReadReq().setOptions(options),
    ) as unknown;
    const [response] = await collect(responses as AsyncIterable<streamsPb.ReadResp>);
    const id = response?.getEvent()?.getEvent()?.getId()?.getStructured();
    const half = (text: string | undefined) =>
      BigInt.asUintN(64, BigInt(text ?? 0))
        .toString(16)
        .padStart(16, '0');
    expect(half(id?.getMostSignificantBits()) + half(id?.getLeastSignificantBits())).toBe(
      event.id.replaceAll('-', ''),
    );
  });

  test('an append of an event without a type or with an empty id is refused', async () => {
    const append = (message: streamsPb.AppendReq.ProposedMessage) =>
      new Promise((resolve) => {
        const call = connect(StreamsService)['append']?.((error: unknown) => resolve(error)) as unknown as {
          write: (request: streamsPb.AppendReq) => void;
          end: () => void;
        };
        const options = new streamsPb.AppendReq.Options()
          .setStreamIdentifier(new sharedPb.StreamIdentifier().setStreamName(Buffer.from('s')))
          .setAny(new sharedPb.Empty());
        call.write(new streamsPb.AppendReq().setOptions(options));
        call.write(new streamsPb.AppendReq().setProposedMessage(message));
        call.end();
      });
    const untyped = new streamsPb.AppendReq.ProposedMessage().setId(
      new sharedPb.UUID().setString('11111111-1111-4111-8111-111111111111'),
    );
    expect(await append(untyped)).toMatchObject({
      code: 3,
      details: 'Required Metadata Property is missing',
    });
    const nameless = new streamsPb.AppendReq.ProposedMessage();
    nameless.getMetadataMap().set('type', 'T').set('content-type', 'application/json');
    expect(await append(nameless)).toMatchObject({ code: 3 });
  });
});
