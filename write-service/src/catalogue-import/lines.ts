/** The lines of an import's answer: how many rows there are, each row's result, and the sums. */
import { type ReadImport } from '@cotejo/core/catalogue-import/server';
import { z } from 'zod';
import { type Outcome, outcomes, rowResult, type RowResult } from './row-result.ts';

const counts = z.object(
  Object.fromEntries(outcomes.map((outcome) => [outcome, z.int()])) as Record<Outcome, z.ZodInt>,
);

const started = z.object({
  type: z.literal('started'),
  total: z.int().describe('resultados que vendrán: uno por fila, o por día de una tabla con fecha'),
  needed: z.int().describe('organizaciones, tipos, clínicas y términos que el archivo nombra'),
  ignored: z.array(z.string()).describe('columnas del archivo que la fuente no lee'),
  notes: z
    .array(z.string())
    .optional()
    .describe('lo que conviene saber del archivo: qué hoja se leyó, filas ocultas'),
  dryRun: z.boolean(),
});
const finished = z.object({
  type: z.literal('finished'),
  rows: counts.describe('de las filas'),
  needed: counts.describe('de lo que nombran'),
  position: z
    .string()
    .optional()
    .describe('hasta dónde lo escrito está en el registro de eventos, un decimal'),
});
const interrupted = z.object({
  type: z.literal('interrupted'),
  message: z.string().describe('envíalo de nuevo: lo que ya se hizo no se repite'),
});
export const importLine = z.discriminatedUnion('type', [started, rowResult, finished, interrupted]);
export type ImportLine = z.infer<typeof importLine>;

const none = (): Record<Outcome, number> => ({ created: 0, changed: 0, unchanged: 0, refused: 0 });

/**
 * @param written how far in the log what was written stands; nothing while nothing was
 * @param onError told what broke an import off; whoever sent the file learns that, and not why
 */
export async function* linesOf(
  { needs, brings, unread, ignored, notes }: ReadImport & { readonly notes: readonly string[] },
  dryRun: boolean,
  results: AsyncIterable<RowResult>,
  written: () => string | undefined,
  onError: (error: unknown) => void,
): AsyncGenerator<ImportLine> {
  const [rows, needed] = [none(), none()];
  const total = brings.length + unread.length;
  yield {
    type: 'started',
    total,
    needed: needs.length,
    ignored: [...ignored],
    ...(notes.length > 0 && { notes: [...notes] }),
    dryRun,
  };
  try {
    for await (const result of results) {
      (result.row === 0 ? needed : rows)[result.outcome] += 1;
      yield result;
    }
  } catch (error) {
    onError(error);
    yield {
      type: 'interrupted',
      message: 'La importación se interrumpió. Envíala de nuevo: lo que ya se hizo no se repite.',
    };
    return;
  }
  const position = written();
  yield { type: 'finished', rows, needed, ...(position !== undefined && { position }) };
}
