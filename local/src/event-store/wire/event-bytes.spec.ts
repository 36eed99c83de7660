import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deletedRevision, type EventRecord, revisionText } from '../semantics/event.ts';
import { eventBytes, structuredId, textId } from './event-bytes.ts';
import { streamsPb } from './protocol.ts';
import { uuidText } from './requests.ts';

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const content = fc.uint8Array({ maxLength: 300 });
const records: fc.Arbitrary<EventRecord> = fc.record({
  id: fc.uuid(),
  type: word,
  isJson: fc.boolean(),
  data: content,
  metadata: content,
  position: fc.maxSafeNat(),
  stream: word,
  revision: fc.oneof(fc.maxSafeNat(), fc.constant(deletedRevision)),
  created: fc.nat({ max: 4e12 }),
});

/** A recorded event as the protocol's own classes read it. */
const readBack = (recorded: streamsPb.ReadResp.ReadEvent.RecordedEvent | undefined) =>
  recorded && {
    id: uuidText(recorded.getId()),
    stream: Buffer.from(recorded.getStreamIdentifier()!.getStreamName_asU8()).toString(),
    revision: recorded.getStreamRevision(),
    places: [recorded.getPreparePosition(), recorded.getCommitPosition()],
    properties: Object.fromEntries(recorded.getMetadataMap().getEntryList()),
    metadata: Buffer.from(recorded.getCustomMetadata_asU8()),
    data: Buffer.from(recorded.getData_asU8()),
  };

const written = (record: EventRecord | undefined) =>
  record && {
    id: record.id,
    stream: record.stream,
    revision: revisionText(record.revision),
    places: [String(record.position), String(record.position)],
    properties: {
      type: record.type,
      created: `${record.created}0000`,
      'content-type': record.isJson ? 'application/json' : 'application/octet-stream',
    },
    metadata: Buffer.from(record.metadata),
    data: Buffer.from(record.data),
  };

test.each([
  ['text', textId],
  ['two numbers', structuredId],
])('an event and its link are read as they were written, ids as %s', (_, idStyle) =>
  fc.assert(
    fc.property(fc.option(records, { nil: undefined }), fc.option(records, { nil: undefined }), (event, link) => {
      const read = streamsPb.ReadResp.deserializeBinary(eventBytes({ event, link }, idStyle)).getEvent()!;
      expect(readBack(read.getEvent())).toEqual(written(event));
      expect(readBack(read.getLink())).toEqual(written(link));
      const original = link ?? event;
      expect(read.hasNoPosition()).toBe(original === undefined);
      expect(read.getCommitPosition()).toBe(original ? String(original.position) : '0');
    }),
  ),
); // oxfmt-ignore
