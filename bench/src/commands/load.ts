/** The process that makes the load, apart from everything that is measured; the same one for both sides. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { EventStoreDBClient, FORWARDS, jsonEvent, type JSONType } from '@eventstore/db-client';
import { noteText, toAndFro } from '../leads.ts';

/** One round: each stream gets some more events, one after the other; so many streams at a time. */
export type Round = {
  readonly ids: readonly string[];
  readonly perStream: number;
  readonly atOnce: number;
  readonly side:
    | { readonly kind: 'command'; readonly origin: string; readonly token: string }
    | { readonly kind: 'bare'; readonly eventStoreUrl: string; readonly event: Template };
};

/** What a command of the same round appends: the bare loop appends the same bytes. */
export type Template = { readonly type: string; readonly data: unknown; readonly metadata: unknown };

/** Milliseconds: of each command, and of all. */
export type RoundResult = { readonly times: readonly number[]; readonly milliseconds: number };

/** One command on one stream; the number tells the commands of a stream apart. */
type Act = (id: string, number: number) => Promise<void>;

function commands(origin: string, token: string, atOnce: number): { act: Act; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const { hostname, port } = new URL(origin);
  const act: Act = (id, number) => {
    const body = JSON.stringify({
      statusId: toAndFro.statusId,
      substatusId: toAndFro.substatusIds[number % 2],
      note: noteText,
    });
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      'x-country': 'PE',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const path = `/api/commands/leads/${id}/change-status`;
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}: ${text}`)),
        );
      });
      sent.once('error', reject).end(body);
    });
  };
  return { act, close: () => agent.destroy() };
}

function bareLoop(
  eventStoreUrl: string,
  { type, data, metadata }: Template,
): { act: Act; close: () => void } {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const act: Act = async (id) => {
    const stream = `bench-${id}`;
    let revision = 0n;
    for await (const { event } of client.readStream(stream, { direction: FORWARDS }))
      if (event) revision = event.revision;
    const event = jsonEvent({
      id: randomUUID(),
      type,
      data: data as JSONType,
      metadata: metadata as JSONType,
    });
    await client.appendToStream(stream, event, { expectedRevision: revision });
  };
  return { act, close: () => void client.dispose() };
}

async function run({ ids, perStream, atOnce, side }: Round): Promise<RoundResult> {
  const { act, close } =
    side.kind === 'command'
      ? commands(side.origin, side.token, atOnce)
      : bareLoop(side.eventStoreUrl, side.event);
  const waiting = [...ids];
  const times: number[] = [];
  const work = async (): Promise<void> => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      for (let number = 0; number < perStream; number += 1) {
        const began = performance.now();
        await act(id, number);
        times.push(performance.now() - began);
      }
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  const milliseconds = performance.now() - began;
  close();
  return { times, milliseconds };
}

if (process.send)
  process.on('message', (round: Round) => {
    run(round).then(
      (result) => process.send?.(result),
      (error: Error) => process.send?.({ failed: error.message }),
    );
  });
