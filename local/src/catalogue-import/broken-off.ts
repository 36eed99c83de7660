/** What a terminal is told when an import ends before its file does: how far it came, and that the file may be sent again. */
import { type ImportLine } from './import-line.ts';
import { sums } from './report.ts';

type Row = Extract<ImportLine, { readonly type: 'row' }>;
type Counts = Record<Row['outcome'], number>;

export type Account = {
  readonly hear: (line: ImportLine) => void;
  /** Whether the last line came: how the import ended is known then, whatever becomes of the connection. */
  readonly isClosed: () => boolean;
  /** How far it came; nothing where no line came at all. */
  readonly soFar: () => readonly string[];
};

/** Keeps count of an import's lines while they come. */
export const keepAccount = (): Account => {
  const counts: Counts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  let begun: Extract<ImportLine, { readonly type: 'started' }> | undefined;
  let isClosed = false;
  return {
    hear(line) {
      if (line.type === 'started') begun = line;
      else if (line.type !== 'row') isClosed = true;
      else if (line.row > 0) counts[line.outcome] += 1;
    },
    isClosed: () => isClosed,
    soFar: () => {
      if (!begun) return [];
      const done = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return [
        `Hasta ahí: ${done} de ${begun.total} filas (${sums(counts)}).`,
        begun.dryRun
          ? 'Era un ensayo: nada ha cambiado. Puedes repetirlo con el mismo archivo.'
          : 'Puede haber alguna más hecha que no alcanzó a decirse. Envía el mismo archivo de nuevo: lo que ya se hizo no se repite.',
      ];
    },
  };
};

const lost = 'Se cortó la conexión con la plataforma antes de que la importación terminara.';

/** @param origin where the file was sent @returns what is told of a connection that broke, or was never there */
export const brokenOff = (account: Account, origin: string): string =>
  [
    ...(account.soFar().length > 0
      ? [lost, ...account.soFar()]
      : [
          `La plataforma no responde en ${origin}, o se cortó la conexión antes de que contestara.`,
          'Revisa que esté en marcha y envía el mismo archivo de nuevo: lo que ya se hizo no se repite.',
        ]),
  ].join('\n');
