/** Streams, system streams and the streams that hold other streams' metadata. */

const metastreamPrefix = '$$';

export const isMetastream = (stream: string): boolean => stream.startsWith(metastreamPrefix);
export const metastreamOf = (stream: string): string => metastreamPrefix + stream;
export const originalOf = (metastream: string): string => metastream.slice(metastreamPrefix.length);

/** A stream and its metastream are known and decided upon together, under the name of the stream. */
export const pairOf = (stream: string): string => (isMetastream(stream) ? originalOf(stream) : stream);

/** The longest name of a stream that the index of the log takes, in bytes of UTF-8. */
export const longestName = 2_000;

/** Why a name can't be that of a stream, or nothing when it can. */
export function faultOfName(stream: string): string | undefined {
  if (stream === '' || stream === metastreamPrefix) return 'A stream needs a name.';
  if (stream.includes('\u0000')) return 'The name of a stream must not hold a NUL character.';
  if (Buffer.byteLength(pairOf(stream)) > longestName) {
    return `The name of a stream must not be longer than ${longestName} bytes.`;
  }
  return undefined;
}
