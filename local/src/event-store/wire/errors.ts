/** Errors as clients get them: a status, and trailers that say more. */
import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { LogUnavailable } from '../log/log.ts';
import { revisionText, type Revision } from '../semantics/event.ts';
import type { Expected } from '../semantics/expected-revision.ts';
import { InvalidPosition, StreamTombstoned } from '../store/messages.ts';
import { WriteTimedOut } from '../store/writer.ts';

type Trailers = Readonly<Record<string, string>>;

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * An error that a client is to see, with its status and trailers. Where a trailer is not ASCII the call itself fails, as it does on
 * EventStoreDB; answers to batched appends, which name their stream otherwise, take from the trailers what is to be said.
 */
export class Refusal extends Error implements Partial<ServiceError> {
  readonly code: status;
  readonly details: string;
  readonly metadata: Metadata;
  readonly trailers: Trailers;

  constructor(code: status, details: string, trailers: Trailers = {}) {
    super(details);
    const canBeSent = Object.values(trailers).every(isAscii);
    this.code = canBeSent ? code : status.UNKNOWN;
    this.details = canBeSent ? details : 'Received HTTP status code 500';
    this.trailers = trailers;
    this.metadata = new Metadata();
    if (canBeSent) for (const [key, value] of Object.entries(trailers)) this.metadata.set(key, value);
  }
}

export const invalid = (details: string): Refusal => new Refusal(status.INVALID_ARGUMENT, details);

export const streamDeleted = (stream: string): Refusal =>
  new Refusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export function wrongExpectedVersion(stream: string, expected: Expected, current: Revision): Refusal {
  const [wanted, actual] = [String(expectedNumber(expected)), revisionText(current)];
  return new Refusal(
    status.FAILED_PRECONDITION,
    `Append failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${wanted}, Actual version: ${actual}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': wanted,
      'actual-version': actual,
    },
  );
}

export const appendTooLarge = (limit: number): Refusal =>
  new Refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

export const metadataMissing = (): Refusal =>
  new Refusal(status.INVALID_ARGUMENT, 'Required Metadata Property is missing', {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

const unavailable = (): Refusal => new Refusal(status.UNAVAILABLE, 'Server Is Not Ready');

export const serverStopping = (): Refusal => new Refusal(status.UNAVAILABLE, 'The server is stopping.');

/** How a read ends of which nobody takes anything. */
export const readTimedOut = (): Refusal =>
  new Refusal(status.ABORTED, 'Operation timed out: the client does not take what it has asked for.');

/** How a stream of messages ends when the server stops. */
export const cancelledByServer = (): Refusal => new Refusal(status.CANCELLED, 'The server is stopping.');

/** EventStoreDB says no more than this of a filter's expression that it can't read. */
export const unreadableExpression = (): Refusal =>
  new Refusal(status.UNKNOWN, 'Exception was thrown by handler.');

/** Any error as a client sees it; what is not meant for clients says no more than that something failed. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StreamTombstoned) return streamDeleted(error.stream);
  if (error instanceof WriteTimedOut) return new Refusal(status.ABORTED, 'Operation timed out: write');
  if (error instanceof LogUnavailable) return unavailable();
  if (error instanceof InvalidPosition) {
    return new Refusal(status.UNKNOWN, 'Unexpected ReadAllResult: InvalidPosition');
  }
  // An unexpected error: whoever runs the server should see it.
  process.emitWarning(error instanceof Error ? error : String(error));
  return new Refusal(status.UNKNOWN, 'The event store failed to do this.');
}

function expectedNumber(expected: Expected): number {
  if (expected === 'any') return -2;
  if (expected === 'noStream') return -1;
  return expected === 'streamExists' ? -4 : expected;
}
