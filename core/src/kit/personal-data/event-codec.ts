/** Between events as code sees them and events as they are stored: personal fields sealed, old versions brought up. */
import {
  type AnyEvent,
  erased,
  type EventMetadata,
  type EventSet,
  idOfStream,
  metadataSchema,
  type Recorded,
  upcast,
} from '../event-sourcing/index.ts';
import { formatPosition, type NewEvent, type PlacedEvent } from '../event-store/index.ts';
import { decrypt, encrypt } from './cipher.ts';
import { type SubjectKeys } from './subject-keys.ts';

type Sealed = { readonly $personal: string };
type Fields = Readonly<Record<string, unknown>>;

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && typeof (value as Sealed).$personal === 'string';

const context = (stream: string, type: string, field: string): string => `${stream}/${type}/${field}`;

export type EventCodec = {
  /**
   * Checks an event against its schema and seals its personal fields under the key of the stream's subject.
   * @throws ZodError for data that does not fit; Error for a type that the set does not have
   */
  encode(
    set: EventSet,
    stream: string,
    event: AnyEvent,
    id: string,
    metadata: Omit<EventMetadata, 'schemaVersion'>,
  ): Promise<NewEvent>;
  /**
   * Opens stored events of one set. What was erased reads as {@link erased}.
   * @throws ZodError, RangeError or Error for what was never written by this code: a poison event
   */
  decode<Event extends AnyEvent>(set: EventSet, stored: readonly PlacedEvent[]): Promise<Recorded<Event>[]>;
};

/** @param keys the keys of the persons whom streams are about, by the stream's id */
export const eventCodec = (keys: SubjectKeys): EventCodec => {
  const typeOf = (set: EventSet, type: string) => {
    const found = Object.hasOwn(set, type) ? set[type] : undefined;
    if (!found) throw new Error(`Unknown event type ${type}.`);
    return found;
  };

  const open = (stored: PlacedEvent, key: Buffer | undefined): Fields =>
    Object.fromEntries(
      Object.entries(stored.data as Fields).map(([field, value]) => {
        if (!isSealed(value)) return [field, value];
        if (!key) return [field, erased];
        const plain = decrypt(key, value.$personal, context(stored.stream, stored.type, field));
        return [field, JSON.parse(plain.toString()) as unknown];
      }),
    );

  return {
    async encode(set, stream, event, id, metadata) {
      const type = typeOf(set, event.type);
      const data: Record<string, unknown> = { ...(type.schema.parse(event.data) as Fields) };
      const personal = type.personal.filter((field) => data[field] !== undefined && data[field] !== null);
      const key = personal.length > 0 ? await keys.ensure(idOfStream(stream)) : undefined;
      for (const field of personal)
        data[field] = key
          ? { $personal: encrypt(key, JSON.stringify(data[field]), context(stream, event.type, field)) }
          : erased;
      return { id, type: event.type, data, metadata: { ...metadata, schemaVersion: type.version } };
    },

    async decode<Event extends AnyEvent>(set: EventSet, stored: readonly PlacedEvent[]) {
      const sealed = stored.filter((event) => Object.values(event.data as Fields).some(isSealed));
      const found = await keys.find(sealed.map(({ stream }) => idOfStream(stream)));
      return stored.map((event) => {
        const metadata = metadataSchema.parse(event.metadata);
        const data = upcast(
          typeOf(set, event.type),
          metadata.schemaVersion,
          open(event, found.get(idOfStream(event.stream))),
        );
        const { id, type, stream, revision } = event;
        const position = formatPosition(event.position);
        return { id, type, stream, revision, position, metadata, data } as unknown as Recorded<Event>;
      });
    },
  };
};
