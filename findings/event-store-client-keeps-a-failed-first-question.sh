#!/bin/sh
# @eventstore/db-client 6.2.1: before the first append a client asks the server for the methods that it supports, once. An
# answer that is an error is kept for good: each later append of this client is refused with that same error and the server
# hears nothing of it, while reads of the same client arrive. One would expect that the question is asked again.
# Seen with Node 20.20 and a gRPC server that answers the first question with status 13 and everything after it with 12:
# three appends refused with "13 INTERNAL: not today", one question on the server, and the read arrives.
# A service that starts while its store comes up can then never append until it is started anew. Ours appends through a new
# client after such an error (core/src/kit/event-store/writer.ts, tested in core/src/kit/event-store/not-now.int.spec.ts).
# Exits 1 when the behaviour has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @eventstore/db-client@6.2.1
cat > try.mjs <<'EOF'
import { createServer } from 'node:http2';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';

const heard = [];
const server = createServer();
server.on('stream', (stream, headers) => {
  heard.push(headers[':path'].split('/').at(-1));
  stream.on('error', () => {});
  stream.resume();
  const [status, message] = heard.length === 1 ? ['13', 'not today'] : ['12', 'unimplemented'];
  stream.respond(
    { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': status, 'grpc-message': message },
    { endStream: true },
  );
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.address().port}?tls=false`);
const told = [];
for (let round = 1; round <= 3; round += 1)
  await client
    .appendToStream('stream-1', [jsonEvent({ type: 'tried', data: {} })])
    .then(() => told.push('written'), (error) => told.push(error.message));
await client.readStream('stream-1', { maxCount: 1 })[Symbol.asyncIterator]().next().catch(() => {});
console.log('appends:', told);
console.log('heard by the server:', heard);
const isKept = told.every((message) => message === '13 INTERNAL: not today');
const isAskedOnce = heard.filter((method) => method === 'GetSupportedMethods').length === 1;
process.exit(isKept && isAskedOnce && heard.includes('Read') ? 0 : 1);
EOF
node try.mjs
