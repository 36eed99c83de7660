/** Remembers which streams and events the log may hold, to spare questions about those that it can't. */
import { setTimeout as pause } from 'node:timers/promises';
import type { EventRecord, Position } from '../semantics/event.ts';
import { createAbsenceFilter } from './absence-filter.ts';
import type { Readers } from './postgres-readers.ts';

export type KnownNames = {
  add: (record: Pick<EventRecord, 'stream' | 'id'>) => void;
  /** Whether a stream of this name or an event of this id may be in the log. */
  mayHave: (name: string) => boolean;
  /** Learns, beside other work, what the log held when it was opened; until then everything may be there. */
  learnUpTo: (end: Position) => void;
  close: () => void;
};

type NameRow = { position: string; stream: string; id: string };

export const namesFrom = {
  name: 'names-from',
  text: 'select position, stream, id from eventlog.records where position >= $1 order by position limit 2000',
};

/** Milliseconds between pages: others come first. */
const breath = 2;

export function knownNames(readers: Readers): KnownNames {
  const filter = createAbsenceFilter();
  let isComplete = false;
  let isClosed = false;
  let learning: Promise<void> | undefined;

  const add: KnownNames['add'] = ({ stream, id }) => {
    filter.add(stream);
    filter.add(id);
  };

  const learn = async (end: Position): Promise<void> => {
    let next = 0;
    while (next < end && !isClosed) {
      const rows = await readers.query<NameRow>({ ...namesFrom, values: [next] });
      rows.forEach(add);
      const last = rows.at(-1);
      if (!last) break;
      next = Number(last.position) + 1;
      await pause(breath);
    }
    isComplete = true;
  };

  return {
    add,
    mayHave: (name) => !isComplete || !filter.isAbsent(name),
    learnUpTo: (end) => {
      // Later names are added as it is written. Without the database nothing is learnt, and it is asked instead.
      learning ??= learn(end).catch(() => {
        learning = undefined;
      });
    },
    close: () => {
      isClosed = true;
    },
  };
}
