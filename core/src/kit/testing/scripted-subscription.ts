/**
 * A subscription that behaves like the client's: a Transform that emits control messages while earlier events still
 * wait in its buffer, whose end is no error, and whose error leaves what was buffered readable.
 */
import { Transform, type TransformCallback } from 'node:stream';

export type Message =
  | { readonly event: unknown }
  | { readonly control: 'caughtUp' | 'checkpoint'; readonly argument?: unknown };

export type ScriptedSubscription = Transform & {
  /** Sends messages in order, as fast as the buffer takes them. */
  send(...messages: Message[]): void;
  /** The connection breaks. */
  fail(error: Error): void;
  /** The server ends the call. */
  finish(): void;
};

export const scriptedSubscription = (): ScriptedSubscription => {
  const stream = new Transform({
    objectMode: true,
    transform(message: Message, _: BufferEncoding, next: TransformCallback) {
      if ('event' in message) return next(null, message.event);
      stream.emit(message.control, message.argument);
      next();
    },
  });
  return Object.assign(stream, {
    send: (...messages: Message[]) => messages.forEach((message) => stream.write(message)),
    fail: (error: Error) => void stream.emit('error', error),
    finish: () => void stream.end(),
  });
};
