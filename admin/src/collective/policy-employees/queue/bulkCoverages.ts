/** The answers that may be given to several requests at once, and to which of those that are selected. */
import { mostBulkRows } from '@cotejo/core/bulk';
import { type CoverageRecord, type ProcessCommand, processTransitions } from '@cotejo/core/policy-employees';

/** In the order of their use. */
export const bulkAnswers = [
  'complete',
  'accept-activation',
  'decline-activation',
  'accept-cancellation',
  'decline-cancellation',
] as const satisfies readonly ProcessCommand[];
export type BulkAnswer = (typeof bulkAnswers)[number];

export const bulkNames: Readonly<Record<BulkAnswer, string>> = {
  complete: 'Enviar a la aseguradora',
  'accept-activation': 'Aceptar altas',
  'decline-activation': 'Rechazar altas',
  'accept-cancellation': 'Aceptar bajas',
  'decline-cancellation': 'Rechazar bajas',
};

export const nothingText = 'A ninguna de las seleccionadas le puedes dar respuesta ahora.';
export const tooManyText = `Se puede responder a ${mostBulkRows.toLocaleString('es-419')} solicitudes a la vez como máximo.`;

export type BulkChoice = { readonly command: BulkAnswer; readonly ids: readonly string[] };

/**
 * The answers that fit the status of at least one, with the ids of those. One's own requests are among them: the run says
 * for each why somebody else has to accept it. Ends that go with a holder's are not: they have its answer.
 * @param permitted whether the viewer's role may give such answers at all
 */
export const bulkChoices = (
  coverages: readonly Pick<CoverageRecord, 'id' | 'status' | 'cancellation'>[],
  permitted: (command: BulkAnswer) => boolean,
): readonly BulkChoice[] =>
  bulkAnswers.filter(permitted).flatMap((command) => {
    const from: readonly string[] = processTransitions[command].from;
    const ids = coverages
      .filter(({ status, cancellation }) => from.includes(status) && cancellation?.becauseOf === undefined)
      .map(({ id }) => id);
    return ids.length > 0 ? [{ command, ids }] : [];
  });

/** The choices that a single key means: those that accept, or those that decline. */
export const choicesTo = (
  kind: 'accept' | 'decline',
  choices: readonly BulkChoice[],
): readonly BulkChoice[] => choices.filter(({ command }) => command.startsWith(`${kind}-`));
