/**
 * A server in front of the embedded one that answers as EventStoreDB does where the embedded one does not: while it stops, has no
 * leader or is too slow. Measured on 24.2 with the client of Node.
 */
import { once } from 'node:events';
import http2, {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  constants,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import {
  anyPb,
  emptyPb,
  sharedPb,
  ServerFeaturesService,
  statusPb,
  streamsPb,
  StreamsService,
} from '../wire/protocol.ts';
import { uuidText } from '../wire/requests.ts';

/** How a batched append ends: by an answer of its own, or with its call or connection. */
type Ending =
  /** Refused in words that the client does not know. */
  | { readonly words: string }
  /** By a code that says nothing. */
  | 'unknown'
  /** By the server's own limit. */
  | 'timeout'
  | 'brokenOff'
  | 'cancelled'
  /** With its call, as if all were done. */
  | 'ended'
  | 'connectionReset';

export type AppendAnswer = {
  readonly ending: Ending;
  /** Whether the append is written all the same. */
  readonly written?: boolean;
};

export type EventStoreDbFront = {
  readonly connectionString: string;
  /** How the next batched appends are answered, in turn; those after them as the server behind answers. */
  answerNext(...answers: AppendAnswer[]): void;
  /** The ids of the events of each batched append, in the order in which they came. */
  readonly appended: readonly (readonly string[])[];
  /** Refuses reads and appends, as a server that stops, starts or looks for a leader; what is open stays open. */
  refuse(): void;
  /** Ends all open calls without a status, as at the end of a stop. */
  breakOff(): Promise<void>;
  /** Ends the next question for what the server can do in the same way. */
  breakOffNextQuestion(): void;
  /** As a graceful stop: refuses for so long, breaks off what is open, and takes no connection. Milliseconds. */
  end(refusing: number): Promise<void>;
  /** Answers again, whatever was before. */
  begin(): void;
  stop(): Promise<void>;
};

const { read: readCall, batchAppend: batchCall } = StreamsService;
const questionPath = ServerFeaturesService.getSupportedMethods.path;
const notReady = 'Server Is Not Ready';
const grpc = { ':status': 200, 'content-type': 'application/grpc+proto' };

const framed = (message: Uint8Array): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
};

/** Puts other messages, or none, in the place of each. */
const perMessage = (replace: (message: Buffer) => readonly Uint8Array[]): Transform => {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(1)) {
        const end = 5 + rest.readUInt32BE(1);
        for (const message of replace(rest.subarray(5, end))) this.push(framed(message));
        rest = rest.subarray(end);
      }
      done();
    },
  });
};

const breakOff = (stream: ServerHttp2Stream): void => stream.close(constants.NGHTTP2_NO_ERROR);

const refuseCall = (stream: ServerHttp2Stream, code: status, details: string): void =>
  stream.respond({ ...grpc, 'grpc-status': code, 'grpc-message': details }, { endStream: true });

/** Hands back what the server behind says of the call, its end and its trailers among it. */
const handBack = (up: ClientHttp2Stream, through: Transform, stream: ServerHttp2Stream): void => {
  const trailers = new Promise<IncomingHttpHeaders | undefined>((resolve) => {
    up.once('trailers', resolve);
    up.once('close', () => resolve(undefined));
  });
  up.pipe(through).pipe(stream, { end: false });
  through.once('end', () => {
    up.end();
    void trailers.then((told) => {
      if (stream.destroyed || stream.writableEnded) return;
      if (!told) return stream.close(constants.NGHTTP2_CANCEL);
      stream.once('wantTrailers', () => stream.sendTrailers(told));
      stream.end();
    });
  });
};

const failureOf = (ending: 'unknown' | 'timeout' | { readonly words: string }): statusPb.Status => {
  const details = new anyPb.Any();
  if (ending === 'unknown')
    details.pack(new sharedPb.Unknown().serializeBinary(), 'event_store.client.Unknown');
  else if (ending === 'timeout')
    details.pack(new sharedPb.Timeout().serializeBinary(), 'event_store.client.Timeout');
  else details.pack(new emptyPb.Empty().serializeBinary(), 'google.protobuf.Empty');
  const told = new statusPb.Status().setDetails(details);
  return typeof ending === 'object' ? told.setMessage(ending.words) : told;
};

/** Starts in front of a server on this machine. */
export const asEventStoreDb = async (portBehind: number): Promise<EventStoreDbFront> => {
  const next: AppendAnswer[] = [];
  const appended: string[][] = [];
  const sockets = new Set<Socket>();
  const streams = new Set<ServerHttp2Stream>();
  const behind = new Map<ServerHttp2Session, ClientHttp2Session>();
  let isRefusing = false;
  let isGone = false;
  let breaksQuestion = false;

  const resetConnections = (): void => sockets.forEach((socket) => socket.resetAndDestroy());

  const sessionBehind = (session: ServerHttp2Session): ClientHttp2Session => {
    const known = behind.get(session);
    if (known) return known;
    const opened = http2.connect(`http://127.0.0.1:${portBehind}`);
    behind.set(session, opened);
    // A server that is killed takes the connections of its clients with it.
    opened.on('error', resetConnections).once('close', resetConnections);
    session.once('close', () => {
      behind.delete(session);
      opened.removeListener('close', resetConnections).close();
    });
    return opened;
  };

  const forwardAppends = (stream: ServerHttp2Stream, up: ClientHttp2Stream): void => {
    const answers = new Map<string, AppendAnswer>();

    const end = (
      request: { id: string; stream?: sharedPb.StreamIdentifier },
      { ending }: AppendAnswer,
    ): void => {
      if (ending === 'brokenOff') return breakOff(stream);
      if (ending === 'connectionReset') return resetConnections();
      if (ending === 'cancelled' || ending === 'ended') {
        const code = ending === 'ended' ? status.OK : status.CANCELLED;
        stream.once('wantTrailers', () => stream.sendTrailers({ 'grpc-status': code }));
        return void stream.end();
      }
      const response = new streamsPb.BatchAppendResp()
        .setCorrelationId(new sharedPb.UUID().setString(request.id))
        .setStreamIdentifier(request.stream)
        .setError(failureOf(ending));
      told.push(framed(response.serializeBinary()));
    };

    const named = new Map<string, sharedPb.StreamIdentifier | undefined>();
    const asking = perMessage((message) => {
      const request = streamsPb.BatchAppendReq.deserializeBinary(message);
      const id = uuidText(request.getCorrelationId());
      const options = request.getOptions();
      if (options) {
        const given = isRefusing ? { ending: { words: notReady } } : next.shift();
        if (given) answers.set(id, given);
        named.set(id, options.getStreamIdentifier());
        appended.push(request.getProposedMessagesList().map((event) => uuidText(event.getId())));
      }
      const answer = answers.get(id);
      if (!answer || answer.written) return [message];
      if (request.getIsFinal()) end({ id, stream: named.get(id) }, answer);
      return [];
    });
    const told = perMessage((message) => {
      const id = uuidText(streamsPb.BatchAppendResp.deserializeBinary(message).getCorrelationId());
      const answer = answers.get(id);
      if (!answer) return [message];
      end({ id, stream: named.get(id) }, answer);
      return [];
    });
    stream.respond(grpc, { waitForTrailers: true });
    stream.pipe(asking).pipe(up);
    handBack(up, told, stream);
  };

  const server = http2.createServer();
  server.on('connection', (socket: Socket) => {
    if (isGone) return void socket.resetAndDestroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => {});
  });
  server.on('sessionError', () => {});
  server.on('stream', (stream, headers) => {
    const path = headers[':path'];
    streams.add(stream);
    stream.once('close', () => streams.delete(stream)).on('error', () => {});
    if (path === questionPath && breaksQuestion) {
      breaksQuestion = false;
      return breakOff(stream);
    }
    if (path === readCall.path && isRefusing) return refuseCall(stream, status.UNAVAILABLE, notReady);
    const up = sessionBehind(stream.session as ServerHttp2Session).request({ ...headers });
    up.on('error', () => {});
    stream.once('close', () => up.close(constants.NGHTTP2_CANCEL));
    if (path === batchCall.path) return forwardAppends(stream, up);
    up.once('response', (said, flags) => {
      const isOver = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
      if (!stream.destroyed) stream.respond(said, { endStream: isOver, waitForTrailers: !isOver });
    });
    stream.pipe(up);
    handBack(
      up,
      perMessage((message) => [message]),
      stream,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const breakOffAll = async (): Promise<void> => {
    const closed = [...streams].map((stream) => once(stream, 'close'));
    streams.forEach(breakOff);
    await Promise.all(closed);
  };

  return {
    connectionString: `esdb://127.0.0.1:${(server.address() as AddressInfo).port}?tls=false`,
    appended,
    answerNext: (...answers) => void next.push(...answers),
    refuse: () => void (isRefusing = true),
    breakOff: breakOffAll,
    breakOffNextQuestion: () => void (breaksQuestion = true),
    async end(refusing) {
      isRefusing = true;
      await pause(refusing);
      isGone = true;
      await breakOffAll();
      sockets.forEach((socket) => socket.destroySoon());
    },
    begin() {
      isRefusing = false;
      isGone = false;
    },
    async stop() {
      behind.forEach((session) => session.removeListener('close', resetConnections).destroy());
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
};
