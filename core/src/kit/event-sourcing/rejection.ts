/** A command that was understood and may not be done: with a code for programs and a sentence for people. */

/** Field path → message in Spanish. */
export type FieldErrors = Readonly<Record<string, string>>;

/** How the world outside should take a rejection. */
export type RejectionKind = 'notFound' | 'notAllowed' | 'notSignedIn' | 'conflict' | 'invalid';

export class Rejection extends Error {
  readonly code: string;
  readonly kind: RejectionKind;
  readonly errors: FieldErrors;
  /** Field path → the spec's name of what is wrong, where it has one. */
  readonly keys: FieldErrors;
  constructor(
    kind: RejectionKind,
    code: string,
    message: string,
    errors: FieldErrors = {},
    keys: FieldErrors = {},
  ) {
    super(message);
    this.name = 'Rejection';
    this.kind = kind;
    this.code = code;
    this.errors = errors;
    this.keys = keys;
  }
}

/** Rejects a decision: the state forbids it (409). @param errors where a field of the input is what it forbids */
export const reject = (code: string, message: string, errors?: FieldErrors): never => {
  throw new Rejection('conflict', code, message, errors);
};

/** Rejects a decision because of its input (422). @param keys the spec's error keys, for programs */
export const rejectInput = (errors: FieldErrors, keys?: FieldErrors): never => {
  throw new Rejection('invalid', 'INVALID_INPUT', 'Revisa los datos marcados.', errors, keys);
};

/** Rejects a decision because there is no such thing (404). @param code where the kind of thing has one of its own */
export const rejectUnknown = (message: string, code = 'NOT_FOUND'): never => {
  throw new Rejection('notFound', code, message);
};

/** Rejects a decision because of who asks (403). */
export const rejectActor = (message: string): never => {
  throw new Rejection('notAllowed', 'NOT_ALLOWED', message);
};
