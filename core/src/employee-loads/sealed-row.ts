/** A row of a load as it is kept: sealed under the load's key, in its own place. */
import { type FieldErrors } from '../kit/event-sourcing/index.ts';
import { decryptBytes, encryptBytes } from '../kit/personal-data/index.ts';
import { type CellValue } from './cells.ts';

export type KeptRow = {
  /** By heading. */
  readonly cells: Readonly<Record<string, CellValue>>;
  /** By heading, what the file's reader could not make out. */
  readonly unread: FieldErrors;
};

const place = (loadId: string, row: number): string => `employeeLoad/${loadId}/${row}`;

/** @param key the load's, of 32 bytes */
export const sealLoadRow = (key: Buffer, loadId: string, row: number, kept: KeptRow): Buffer =>
  encryptBytes(key, JSON.stringify(kept), place(loadId, row));

/** @throws Error for another key, another row, or a changed bit */
export const openLoadRow = (key: Buffer, loadId: string, row: number, sealed: Buffer): KeptRow =>
  JSON.parse(decryptBytes(key, sealed, place(loadId, row)).toString()) as KeptRow;

/** The corrections to cells of a row, by field. */
export const sealCorrections = (
  key: Buffer,
  loadId: string,
  row: number,
  values: Readonly<Record<string, string>>,
): Buffer => encryptBytes(key, JSON.stringify(values), `${place(loadId, row)}/corrected`);

/** @throws Error for another key, another row, or a changed bit */
export const openCorrections = (
  key: Buffer,
  loadId: string,
  row: number,
  sealed: Buffer,
): Readonly<Record<string, string>> =>
  JSON.parse(decryptBytes(key, sealed, `${place(loadId, row)}/corrected`).toString()) as Record<
    string,
    string
  >;
