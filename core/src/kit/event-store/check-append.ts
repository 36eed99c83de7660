/** Checks what is to be appended: at what is no valid event or stream, the client of EventStoreDB or the server was seen to end. */
import { InvalidAppend, type NewEvent } from './event-store.ts';

/** Printable ASCII without blanks. Names stand in headers of answers, and EventStoreDB fails to answer with any other. */
const name = /^[!-~]+$/;
/** Any but the one of zeros, which stands for none. */
const uuid = /^(?!0{8}-0{4}-0{4}-0{4}-0{12})[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @throws the error of what JSON cannot hold: a BigInt, a circle, or a value that is left out */
const checkJson = (value: unknown): void => {
  if (JSON.stringify(value) === undefined) throw new TypeError('it is left out');
};

/** @throws InvalidAppend, before anything is sent; its message says nothing of the data */
export const checkAppend = (stream: string, events: readonly NewEvent[]): void => {
  if (!name.test(stream)) throw new InvalidAppend(stream, 'the name is not printable ASCII');
  if (events.length === 0) throw new InvalidAppend(stream, 'there is no event');
  for (const { id, type, data, metadata } of events) {
    if (!uuid.test(id)) throw new InvalidAppend(stream, 'the id of an event is no UUID');
    if (!name.test(type)) throw new InvalidAppend(stream, 'the type of an event is not printable ASCII');
    try {
      checkJson(data);
      checkJson(metadata);
    } catch (cause) {
      throw new InvalidAppend(stream, `JSON cannot hold the event of type ${type}`, cause);
    }
  }
};
