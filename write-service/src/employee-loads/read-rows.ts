/** The rows of a load as orders, each with the id of its person; and those that can't be read, with why. */
import { correctionsOf, type KnownLoad, mappedCells } from '@cotejo/core/employee-loads';
import { type Document, policyErrors, type PolicyFacts, readOrder } from '@cotejo/core/employee-loads/server';
import { personIdOf } from '@cotejo/core/insured-people/server';
import { type FieldErrors } from '@cotejo/core/kit/event-sourcing';
import { yielding } from '@cotejo/core/kit/yielding';
import { type PlacedOrder } from './decide-row.ts';
import { type FileRow, type RowResult } from './load-store.ts';

export type ReadOrder = PlacedOrder & { readonly warnings: FieldErrors };
export type ReadLoad = {
  readonly orders: readonly ReadOrder[];
  /** Rows that can't be read, or were left out. */
  readonly unread: readonly RowResult[];
  /** By person, the rows of employees that have errors. */
  readonly unreadHolders: ReadonlyMap<string, number>;
};

/** What the file's reader says of a column, told of the field; a value that somebody corrected is not the file's. */
const unreadFields = ({ mapping }: KnownLoad, { unread }: FileRow, corrected: object): FieldErrors =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([field, heading]) =>
      heading !== undefined && unread[heading] !== undefined && !(field in corrected)
        ? [[field, unread[heading]]]
        : [],
    ),
  );

/** @param facts say what else is wrong with a row that has errors; which rows can be read does not depend on them */
export const readLoadRows = async (
  load: KnownLoad,
  rows: AsyncIterable<FileRow>,
  indexKey: Buffer,
  facts: PolicyFacts | undefined,
): Promise<ReadLoad> => {
  const { kind, country, companyId, mapping } = load;
  const idOf = (document: Document): string => personIdOf(indexKey, { country, companyId, ...document });
  const leftOut = new Set(load.leftOut);
  const [orders, unread]: [ReadOrder[], RowResult[]] = [[], []];
  const unreadHolders = new Map<string, number>();
  for await (const file of yielding(rows)) {
    const { row } = file;
    if (leftOut.has(row)) {
      unread.push({ row, outcome: 'left', errors: {}, warnings: {} });
      continue;
    }
    const corrected = correctionsOf(load, row);
    const cells = mappedCells(mapping, file.cells, corrected);
    const read = readOrder(kind, country, cells, unreadFields(load, file, corrected));
    const { order, errors, warnings, employee } = read;
    if (!order) {
      const more = facts ? policyErrors(kind, cells, facts) : {};
      unread.push({ row, outcome: 'refused', errors: { ...more, ...errors }, warnings });
      if (employee) unreadHolders.set(idOf(employee), row);
    } else
      orders.push({
        row,
        order,
        warnings,
        personId: idOf(order.document),
        holderId: order.holder && idOf(order.holder),
      });
  }
  return { orders, unread, unreadHolders };
};
