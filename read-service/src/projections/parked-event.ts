/** The event that parks a stream, from inside: its type, its metadata and the names of its fields, and none of its values. */
import { type Pool } from 'pg';
import { metadataSchema } from '@cotejo/core/kit/event-sourcing';
import { type EventStore, type StoredEvent } from '@cotejo/core/kit/event-store';
import { type ParkedEventRow } from '@cotejo/core/projections';
import { type Viewer } from '../kit/http/bearer.ts';
import { parkedRow, type StoredParking } from './parked-list.ts';

type Holds = ParkedEventRow['dataFields'][number]['holds'];

const isSealed = (value: object): boolean => '$personal' in value;

const holds = (value: unknown): Holds => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return isSealed(value) ? 'sealed' : 'object';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : 'boolean';
};

/** As schemas name their fields; what is called otherwise may be somebody's words. */
const isFieldName = (name: string): boolean => /^[A-Za-z$_][\w$-]{0,59}$/.test(name);

const dataFieldsOf = (data: unknown, failed: readonly string[]): ParkedEventRow['dataFields'] =>
  typeof data !== 'object' || data === null
    ? []
    : Object.entries(data).map(([name, value]) => ({
        name: isFieldName(name) ? name : '…',
        holds: holds(value),
        failed: failed.some((path) => path === name || path.startsWith(`${name}.`)),
      }));

/** Each piece as far as it is what metadata is: an event that can't be projected may hold anything there. */
const metadataOf = (metadata: StoredEvent['metadata']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(metadataSchema.shape).flatMap(([name, schema]) => {
      const { success, data } = schema.safeParse(metadata[name]);
      return success ? [[name, data]] : [];
    }),
  );

/** @returns nothing where nothing is parked under that id, or not any more */
export const inspectParked = async (
  { pool, store }: { readonly pool: Pool; readonly store: Pick<EventStore, 'readStream'> },
  viewer: Viewer,
  id: string,
): Promise<ParkedEventRow | undefined> => {
  const { rows } = await pool.query<StoredParking>('select * from read.parked_stream where id = $1', [id]);
  const [stored] = rows;
  if (!stored) return undefined;
  const [event] = await store.readStream(stored.stream, stored.revision);
  const isThere = event?.id === stored.event_id;
  return {
    ...parkedRow(stored, viewer),
    metadata: isThere ? metadataOf(event.metadata) : null,
    dataFields: isThere ? dataFieldsOf(event.data, stored.fields) : [],
  };
};
