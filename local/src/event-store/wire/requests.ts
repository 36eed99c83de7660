/** Reads what clients send. Everything that can't be right is refused here, before it is decided upon. */
import { deletedRevision, type ProposedEvent, type Revision } from '../semantics/event.ts';
import type { Expected } from '../semantics/expected-revision.ts';
import { faultOfName } from '../semantics/stream-name.ts';
import { invalid, metadataMissing } from './errors.ts';
import type { sharedPb } from './protocol.ts';

/** The name of the stream that a request is about. */
export function streamName(identifier: sharedPb.StreamIdentifier | undefined): string {
  const name = Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
  const fault = faultOfName(name);
  if (fault) throw invalid(fault);
  return name;
}

type Proposed = {
  getId: () => sharedPb.UUID | undefined;
  getMetadataMap: () => { get: (key: string) => string | undefined };
  getCustomMetadata_asU8: () => Uint8Array;
  getData_asU8: () => Uint8Array;
};

/** An event as it was proposed; its type and content type are in the metadata of the message. */
export function proposedEvent(message: Proposed): ProposedEvent {
  const map = message.getMetadataMap();
  const [type, contentType] = [map.get('type'), map.get('content-type')];
  if (!type || !contentType) throw metadataMissing();
  if (type.includes('\u0000')) throw invalid('The type of an event must not hold a NUL character.');
  return {
    id: uuidText(message.getId()),
    type,
    isJson: contentType === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

const canonicalUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const uuidPattern = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const emptyUuid = '00000000-0000-0000-0000-000000000000';

/** A UUID in its canonical form, whichever way it was sent. */
export function uuidText(uuid: sharedPb.UUID | undefined): string {
  const structured = uuid?.getStructured();
  const text = structured
    ? hexOf(structured.getMostSignificantBits()) + hexOf(structured.getLeastSignificantBits())
    : (uuid?.getString() ?? '');
  const canonical = canonicalUuid.test(text) ? text : canonicalForm(text);
  if (canonical === emptyUuid) throw invalid('An id must not be empty.');
  return canonical;
}

function canonicalForm(text: string): string {
  if (!uuidPattern.test(text)) throw invalid('An id is not a UUID.');
  const hex = text.toLowerCase().replace(/-/g, '');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const hexOf = (signed: string): string => BigInt.asUintN(64, BigInt(signed)).toString(16).padStart(16, '0');

type Options = {
  hasAny: () => boolean;
  hasNoStream: () => boolean;
  hasStreamExists: () => boolean;
};

/** The sender's expectation of the stream; `revision` reads the exact one, in decimal, where there is one. */
export function expectedOf(options: Options, revision: () => string | undefined): Expected {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'noStream';
  if (options.hasStreamExists()) return 'streamExists';
  const exact = revision();
  if (exact === undefined) throw invalid('An expected revision is missing.');
  const expected: Revision = Number(exact);
  if (expected >= deletedRevision) throw invalid('An expected revision is beyond the last one possible.');
  return expected;
}
