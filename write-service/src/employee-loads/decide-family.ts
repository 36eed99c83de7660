/** The rows of one family: where the holder's is refused, those of the dependants that come after it wait for another load. */
import { type PlannedFamily, rowErrors } from '@cotejo/core/employee-loads/server';
import { VersionConflict } from '@cotejo/core/kit/command-handling';
import { Rejection } from '@cotejo/core/kit/event-sourcing';
import { isOutage } from '@cotejo/core/kit/service';
import { type FamilyCommands } from './attempt.ts';
import { type decideRow } from './decide-row.ts';
import { type RowResult } from './load-store.ts';
import { type ReadOrder } from './read-rows.ts';

type Parts = {
  readonly commands: FamilyCommands;
  readonly decide: ReturnType<typeof decideRow>;
  /** By holder, the row of the file that names the holder and can't be read. */
  readonly refusedHolders: ReadonlyMap<string, number>;
  /** Something that nobody who sent the file can mend. */
  readonly onError: (error: unknown) => void;
};

/** The same file once more would answer the load that it has already. */
const loadAgain = 'Descarga las filas por corregir y carga ese archivo.';

const refused = ({ row, personId, warnings }: ReadOrder, errors: RowResult['errors']): RowResult => ({
  row,
  personId,
  outcome: 'refused',
  errors,
  warnings,
});

const decideOne = async ({ commands, decide, onError }: Parts, read: ReadOrder): Promise<RowResult> => {
  try {
    const { isChanged, warnings } = await decide(commands, read);
    const { row, personId } = read;
    return {
      row,
      personId,
      outcome: isChanged ? 'ok' : 'same',
      errors: {},
      warnings: { ...read.warnings, ...warnings },
    };
  } catch (error) {
    if (error instanceof VersionConflict)
      return refused(read, { row: `Otra persona lo cambió a la vez. ${loadAgain}` });
    if (error instanceof Rejection) return refused(read, rowErrors(error.errors, error.message));
    if (isOutage(error)) throw error;
    // One row that can't be decided must not hold up the others.
    onError(error);
    return refused(read, { row: `Ocurrió un error inesperado en esta fila. ${loadAgain}` });
  }
};

/** @throws `StoreUnavailable` and the like: then none of the portion has a result, and it is tried again later */
export const decideFamily = async (
  parts: Parts,
  { holder, rows }: PlannedFamily<ReadOrder>,
): Promise<readonly RowResult[]> => {
  const results: RowResult[] = [];
  let own: RowResult | undefined;
  for (const read of rows) {
    const blocking = own?.outcome === 'refused' ? own.row : parts.refusedHolders.get(read.holderId ?? '');
    const result: RowResult =
      blocking === undefined
        ? await decideOne(parts, read)
        : {
            ...refused(read, { row: `Espera a su titular: la fila ${blocking} se rechaza.` }),
            outcome: 'blocked',
          };
    if (read === holder) own = result;
    results.push(result);
  }
  return results;
};
