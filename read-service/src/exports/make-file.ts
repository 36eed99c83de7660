/** Makes an export's file: read, recorded, written, sealed, portion by portion. Memory holds one portion, however long it gets. */
import { decimalSignIn } from '@cotejo/core/kit/money';
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { csvWriter } from '../kit/spreadsheet/csv.ts';
import { type TableWriter } from '../kit/spreadsheet/cell.ts';
import { xlsxWriter } from '../kit/spreadsheet/xlsx.ts';
import { type ExportStore, type StoredExport } from './export-store.ts';
import { readAll } from './read-all.ts';
import { type ExportRequest, sealPart } from './sealing.ts';
import { type ExportSource } from '../kit/export/source.ts';

/** Rows of a portion; an event names the records of one. */
const portion = 500;

/** How often a run says that it goes on; milliseconds. Counting a million rows can take longer than a lease. */
const heartbeat = 10_000;

export type FileOrder = {
  readonly stored: StoredExport;
  readonly run: string;
  readonly key: Buffer;
  readonly request: ExportRequest;
  readonly viewer: Viewer;
  readonly source: ExportSource;
};
export type FileParts = {
  readonly pool: Pool;
  readonly database: string;
  readonly store: ExportStore;
  /** Leaves a trace of whose data is in a portion. Rejects when there would be none. */
  readonly record: (number: number, ids: readonly string[]) => Promise<void>;
  readonly stopping: AbortSignal;
};

/** Another process has taken over, or this one stops: what was made here counts no more. */
export class Interrupted extends Error {
  constructor() {
    super('The export goes on elsewhere.');
    this.name = 'Interrupted';
  }
}

const writerOf = ({ stored: { format }, source, request, viewer: { countries } }: FileOrder): TableWriter => {
  const { name, labels } = source;
  return format === 'csv'
    ? csvWriter(labels(request), decimalSignIn(countries))
    : xlsxWriter(name, labels(request));
};

type FileSize = { readonly rows: number; readonly bytes: number };

const writeFile = async (
  { pool, database, store, record, stopping }: FileParts,
  order: FileOrder,
): Promise<FileSize> => {
  const { stored, run, key, request, viewer, source } = order;
  const { id } = stored;
  const selection = await source.select(pool, viewer, request);
  const writer = writerOf(order);
  let [number, bytes, done] = [0, 0, 0];
  const keep = async (content: Buffer, ids: readonly string[]): Promise<void> => {
    // A writer may give out the bytes of some rows with those of later ones: whom they name is kept now.
    if (content.length === 0 && ids.length === 0) return;
    await store.addPart(id, run, number, sealPart(key, id, run, number, content), ids);
    [number, bytes] = [number + 1, bytes + content.length];
  };

  const reading = await readAll(database, selection, portion, source.erasable);
  try {
    await store.reads(id, run, reading.position);
    await keep(await writer.begin(), []);
    for await (const found of reading.batches) {
      const { rows, ids } = await selection.cells(found);
      const people = await reading.withPerson(ids);
      if (people.length > 0) await record(number, people);
      await keep(await writer.rows(rows), people);
      done += rows.length;
      const isOurs = await store.progress(id, run, done, reading.total);
      if (!isOurs || stopping.aborted) throw new Interrupted();
      await store.tell(stored);
    }
    await keep(await writer.end(), []);
  } finally {
    await reading.close();
  }
  return { rows: done, bytes };
};

/** @returns how many rows and bytes the file has */
export const makeFile = async (parts: FileParts, order: FileOrder): Promise<FileSize> => {
  const { stored, run } = order;
  // A lease that could not be renewed is lost at the worst, and the next portion tells.
  const beat = setInterval(() => void parts.store.renew(stored.id, run).catch(() => {}), heartbeat);
  try {
    return await writeFile(parts, order);
  } finally {
    clearInterval(beat);
  }
};
