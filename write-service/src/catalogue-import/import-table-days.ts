/** Days of dated tables that a file brings: those of one table in a few commands, each day with its own result. */
import { byStaff } from '@cotejo/core/catalogue';
import {
  datedTable,
  type DatedTableKind,
  datedTableKind,
  dayOn,
  judgeDays,
  type JudgedDays,
} from '@cotejo/core/dated-tables';
import { valueDifferences } from '@cotejo/core/kit/values';
import { type Brought } from '@cotejo/core/catalogue-import/server';
import { type FieldErrors, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { spelledDay } from '@cotejo/core/kit/time';
import { type Attempt } from './attempt.ts';
import { refused, refusedBy, result, type RowResult } from './row-result.ts';

export type BroughtDay = Extract<Brought, { readonly is: 'tableDay' }>;

/** Days of a command, few enough that whoever works by hand has a turn in between; and bytes of their values: a store takes a megabyte. */
const most = { days: 250, bytes: 500_000 };

const bytesOf = ({ said }: BroughtDay): number => Buffer.byteLength(JSON.stringify(said.rows));

/** A day that is too large by itself stands alone. */
const inParts = (days: readonly BroughtDay[]): readonly (readonly BroughtDay[])[] => {
  const parts: BroughtDay[][] = [];
  let bytes = Infinity;
  for (const day of days) {
    const more = bytesOf(day);
    if (bytes + more > most.bytes || parts.at(-1)?.length === most.days) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)!.push(day);
    bytes += more;
  }
  return parts;
};

const aboutOf = ({ displayName, name }: DatedTableKind, { row, said }: BroughtDay) =>
  ({ row, is: 'tableDay', id: name, name: `${displayName} · ${spelledDay(said.from)}` }) as const;

/** As the file has it: by its column, and by its row where the day has several and the first is another. */
const inFile = ({ row: first, cellOf }: BroughtDay, errors: FieldErrors): FieldErrors => {
  const told = new Map<string, string>();
  for (const [path, message] of Object.entries(errors)) {
    const { row, column } = cellOf(path);
    const cell = row === first ? column : `fila ${row}, ${column}`;
    // What is missing in a day as a whole has no cell of its own.
    told.set(cell, [told.get(cell), message].filter(Boolean).join(' '));
  }
  return Object.fromEntries(told);
};

type Parts = { readonly attempt: Attempt; readonly by: Staff };

const importPart = async (
  { attempt, by }: Parts,
  kind: DatedTableKind,
  days: readonly BroughtDay[],
  part: number,
): Promise<readonly RowResult[]> => {
  if (bytesOf(days[0]!) > most.bytes)
    rejectInput({ row: `Los valores del día son demasiados: ${most.bytes / 1_000} kB como máximo.` });
  let judged: JudgedDays = { set: [], refused: new Map() };
  const { before } = await attempt(
    datedTable,
    kind.name,
    byStaff(
      by,
      undefined,
      (state, now) => {
        judged = judgeDays(
          kind,
          state,
          days.map(({ said }) => said),
          now,
        );
        return judged.set;
      },
      kind.country,
    ),
    String(part),
  );
  const set = new Map(judged.set.map(({ data: { from, rows } }) => [from, rows]));
  return days.map((day) => {
    const { from } = day.said;
    const about = aboutOf(kind, day);
    const errors = judged.refused.get(from);
    if (errors) return refused(about, inFile(day, errors));
    const [was, is] = [dayOn(before.days, from)?.rows, set.get(from)];
    if (is === undefined) return result(about, 'unchanged');
    if (was === undefined) return result(about, 'created');
    const differences = valueDifferences(was, is).map((one) => ({ section: 'rows', ...one }));
    return result(about, 'changed', differences);
  });
};

/** @param days of any tables @returns a result for each, table by table in the order of the file, as soon as it is known */
export async function* importTableDays(parts: Parts, days: readonly BroughtDay[]): AsyncGenerator<RowResult> {
  for (const name of new Set(days.map(({ table }) => table))) {
    const kind = datedTableKind(name)!;
    const ofTable = days.filter(({ table }) => table === name);
    for (const [part, some] of inParts(ofTable).entries())
      try {
        yield* await importPart(parts, kind, some, part);
      } catch (error) {
        yield* some.map((day) => refusedBy(aboutOf(kind, day), error));
      }
  }
}
