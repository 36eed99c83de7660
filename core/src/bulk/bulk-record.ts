/** A bulk run as whoever asked for it sees it: how far it is, and whether what failed may be tried again. */
import { z } from 'zod';
import { allowedCommands, allowedCommandsSchema } from '../kit/allowed-commands/index.ts';

export const bulkRecordSchema = z.object({
  id: z.uuid(),
  aggregate: z.string().describe('de qué registros, como en su dirección'),
  command: z.string(),
  status: z.enum(['running', 'finished']),
  total: z.int(),
  done: z.int(),
  ok: z.int(),
  failed: z.int(),
  retryable: z.int().describe('de los que fallaron, los que no fueron rechazados: se pueden reintentar'),
  at: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  allowedCommands: allowedCommandsSchema(['retry']),
});
export type BulkRecord = Readonly<z.infer<typeof bulkRecordSchema>>;

type Counted = Omit<BulkRecord, 'done' | 'allowedCommands'> & {
  /** The commands of its records are kept no more. */
  readonly isOver: boolean;
};

/** In Spanish, why what failed can't be tried again now; nothing when it can. */
export const noBulkRetry = ({
  status,
  failed,
  retryable,
  isOver,
}: Pick<Counted, 'status' | 'failed' | 'retryable' | 'isOver'>): string | undefined => {
  if (status === 'running') return 'Espera a que termine.';
  if (failed === 0) return 'No falló ningún registro.';
  if (retryable === 0) return 'Los que fallaron fueron rechazados: volvería a pasar lo mismo.';
  return isOver ? 'Pasó demasiado tiempo: empieza la operación de nuevo.' : undefined;
};

/** @param run counts of records, and instants in ISO format @returns it with what may be done with it next */
export const bulkRecord = ({ isOver, ...run }: Counted): BulkRecord => {
  const { status, ok, failed, retryable } = run;
  return {
    ...run,
    done: ok + failed,
    allowedCommands: allowedCommands(['retry'], () => noBulkRetry({ status, failed, retryable, isOver })),
  };
};
