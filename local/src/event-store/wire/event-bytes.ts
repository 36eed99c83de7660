/**
 * Writes an event as readers get it, `ReadResp` of the protocol. Nearly all that a store sends is this, and the message's own
 * classes, which build an object of each part first, take five times as long; a test holds the bytes to them.
 */
import protobuf from 'protobufjs/minimal.js';
import { deletedRevision, type EventRecord, revisionText } from '../semantics/event.ts';
import type { Resolved } from '../store/messages.ts';

type Writer = protobuf.Writer;

/** The tag of a field: its number, and how its value is written. */
const number = (field: number): number => field << 3;
const bytes = (field: number): number => (field << 3) | 2;

/** How ids are written, at the reader's choice. */
export type IdStyle = (writer: Writer, id: string) => Writer;

export const textId: IdStyle = (writer, id) => writer.fork().uint32(bytes(2)).string(id).ldelim();

/** As two signed 64-bit numbers. */
export const structuredId: IdStyle = (writer, id) => {
  const hex = id.replace(/-/g, '');
  const half = (from: number): string =>
    BigInt.asIntN(64, BigInt(`0x${hex.slice(from, from + 16)}`)).toString();
  writer.fork().uint32(bytes(1)).fork();
  writer.uint32(number(1)).int64(half(0)).uint32(number(2)).int64(half(16));
  return writer.ldelim().ldelim();
};

export function eventBytes({ event, link }: Resolved, idStyle: IdStyle): Uint8Array {
  const writer = protobuf.Writer.create();
  writer.uint32(bytes(1)).fork();
  if (event) recordedEvent(writer.uint32(bytes(1)).fork(), event, idStyle).ldelim();
  if (link) recordedEvent(writer.uint32(bytes(2)).fork(), link, idStyle).ldelim();
  // The place in the log is that of what was read, which is the link where there is one.
  const original = link ?? event;
  if (original) writer.uint32(number(3)).uint64(original.position);
  else writer.uint32(bytes(4)).fork().ldelim();
  return writer.ldelim().finish();
}

function recordedEvent(writer: Writer, record: EventRecord, idStyle: IdStyle): Writer {
  const { id, stream, revision, position, type, created, isJson, metadata, data } = record;
  idStyle(writer.uint32(bytes(1)), id);
  writer.uint32(bytes(2)).fork().uint32(bytes(3)).string(stream).ldelim();
  writer.uint32(number(3)).uint64(revision === deletedRevision ? revisionText(revision) : revision);
  writer.uint32(number(4)).uint64(position).uint32(number(5)).uint64(position);
  property(writer, 'type', type);
  property(writer, 'created', ticks(created));
  property(writer, 'content-type', isJson ? 'application/json' : 'application/octet-stream');
  return writer.uint32(bytes(7)).bytes(metadata).uint32(bytes(8)).bytes(data);
}

const property = (writer: Writer, name: string, value: string): Writer =>
  writer.uint32(bytes(6)).fork().uint32(bytes(1)).string(name).uint32(bytes(2)).string(value).ldelim();

/** Milliseconds since 1970 in the protocol's unit of 100 nanoseconds. */
const ticks = (milliseconds: number): string => `${milliseconds}0000`;
