/** The metadata of a stream: which of its events are still to be seen. */
import { deletedRevision, type Revision } from './event.ts';

export type StreamMetadata = {
  /** Everything that was written, known keys or not; an undeletion keeps it. */
  all: Readonly<Record<string, unknown>>;
  maxCount?: number;
  /** Seconds. */
  maxAge?: number;
  truncateBefore: Revision;
};

export const noMetadata: StreamMetadata = { all: {}, truncateBefore: 0 };

/** A metastream keeps nothing but its last event in sight. */
export const metadataOfMetastreams: StreamMetadata = { all: {}, maxCount: 1, truncateBefore: 0 };

const truncateKey = '$tb';
const softDeletion = `{"${truncateKey}":9223372036854775807}`;

/** Reads a metadata event. What is not a JSON object says nothing, and neither do values out of their range. */
export function parseMetadata(data: Uint8Array): StreamMetadata {
  const all = parseObject(data);
  return {
    all,
    maxCount: wholeNumber(all['$maxCount'], 1),
    maxAge: wholeNumber(all['$maxAge'], 1),
    truncateBefore: wholeNumber(all[truncateKey], 0) ?? 0,
  };
}

export const isSoftDeleted = (metadata: StreamMetadata): boolean =>
  metadata.truncateBefore >= deletedRevision;

/** The metadata of a deleted stream: all that was there before is gone. */
export const softDeletedMetadata = (): Uint8Array => Buffer.from(softDeletion);

/** The same metadata for a stream that lives again and begins at the revision. */
export const undeletedMetadata = (metadata: StreamMetadata, beginsAt: Revision): Uint8Array =>
  Buffer.from(JSON.stringify({ ...metadata.all, [truncateKey]: beginsAt }));

function parseObject(data: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(data).toString('utf8'));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function wholeNumber(value: unknown, least: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= least ? value : undefined;
}
