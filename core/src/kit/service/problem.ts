/** Errors as clients get them: RFC 9457 problem documents, with what react-admin reads beside it. */
import { type FieldErrors, Rejection, type RejectionKind } from '../event-sourcing/index.ts';
import { VersionConflict } from '../command-handling/index.ts';
import { isOutage } from './outage.ts';

export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  /** For people, in Spanish. */
  readonly message: string;
  readonly errors?: FieldErrors;
  /** Field path → the spec's error key, such as `invalidRut`, where it has one. */
  readonly keys?: FieldErrors;
  /** After a version conflict: where the record stands now. */
  readonly current?: { readonly version: number; readonly record?: unknown };
};

/** An answer that is not the expected one, decided by the HTTP layer itself. */
export class HttpProblem extends Error {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
  constructor(problem: Problem, headers: Readonly<Record<string, string>> = {}) {
    super(problem.message);
    this.problem = problem;
    this.headers = headers;
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Solicitud mal formada',
  401: 'Sesión requerida',
  403: 'Acción no permitida',
  404: 'No encontrado',
  405: 'Método no permitido',
  408: 'Solicitud incompleta',
  409: 'Conflicto',
  413: 'Contenido demasiado grande',
  414: 'Dirección demasiado larga',
  415: 'Formato no admitido',
  416: 'Rango no disponible',
  417: 'Expectativa no cumplida',
  421: 'Dirección desconocida',
  422: 'Datos Inválidos',
  429: 'Demasiadas solicitudes',
  431: 'Cabeceras demasiado grandes',
  500: 'Error interno',
  503: 'Servicio no disponible',
};

/**
 * @param code for programs, in capitals
 * @param message for people, in Spanish
 * @param errors a message per field, left out when there are none
 */
export const problem = (status: number, code: string, message: string, errors?: FieldErrors): Problem => ({
  type: 'about:blank',
  title: titles[status] ?? 'Error',
  status,
  code,
  message,
  ...(errors && Object.keys(errors).length > 0 ? { errors } : {}),
});

/** As it is sent. Answers with the spec's envelope have `error: null`, and its clients read there what went wrong. */
export const sentProblem = (told: Problem): string => JSON.stringify({ ...told, error: told.message });

/** The answer to an unexpected error. */
export const internal = problem(500, 'INTERNAL', 'Ocurrió un error inesperado. Ya recibimos el aviso.');

const statusOf: Readonly<Record<RejectionKind, number>> = {
  notFound: 404,
  notAllowed: 403,
  notSignedIn: 401,
  conflict: 409,
  invalid: 422,
};

/** The framework's own refusals of what a client sent, by their code. */
const refusals: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: problem(413, 'BODY_TOO_LARGE', 'El contenido enviado es demasiado grande.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: problem(
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    'Envía el contenido como application/json.',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: problem(400, 'MALFORMED', 'El cuerpo está vacío.'),
};

/**
 * The answer to an error, and whether it is `unexpected`: those are logged with their stack,
 * which never leaves the house.
 */
export const answerTo = (
  error: unknown,
): { problem: Problem; headers: Readonly<Record<string, string>>; unexpected: boolean } => {
  const known = (found: Problem, headers = {}) => ({ problem: found, headers, unexpected: false });
  if (error instanceof HttpProblem) return known(error.problem, error.headers);
  if (error instanceof Rejection) {
    const found = {
      ...problem(statusOf[error.kind], error.code, error.message, error.errors),
      ...(Object.keys(error.keys).length > 0 && { keys: error.keys }),
    };
    return known(
      error instanceof VersionConflict ? { ...found, current: { version: error.version } } : found,
    );
  }
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  if (code !== undefined && refusals[code]) return known(refusals[code]);
  if (statusCode === 429)
    return known(
      problem(429, 'TOO_MANY_REQUESTS', 'Demasiados intentos. Espera un momento y vuelve a intentarlo.'),
    );
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return known(problem(statusCode, 'MALFORMED', 'La solicitud está mal formada.'));
  if (isOutage(error))
    return {
      problem: problem(
        503,
        'UNAVAILABLE',
        'El servicio no está disponible en este momento. Inténtalo de nuevo.',
      ),
      headers: { 'retry-after': '1' },
      unexpected: true,
    };
  return {
    problem: internal,
    headers: {},
    unexpected: true,
  };
};
