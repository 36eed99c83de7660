/** Checks what a form says and sends it, from the browser or, where no script runs, from the server: the same steps in both. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { data } from 'react-router-dom';
import { type PublicRequest } from '../../api/commands.ts';
import { type Platform } from '../../api/platform.ts';
import { type SentContacts } from '../../routing/sent-contacts.ts';
import { type Visits } from '../../routing/visits.ts';
import { requestErrors, type RequestErrors } from './request-errors.ts';
import { keyOf, type RequestValues, valuesOf } from './request-values.ts';

/** A form that could not be sent: what it said, what is wrong, and its key; empty where it has none. */
export type Refusal = {
  readonly values: RequestValues;
  readonly errors: RequestErrors;
  readonly key: string;
  /** What it is about is not offered any more: what remains is to ask for something else. */
  readonly isGone?: boolean;
};

/** What an action gave for something that is not offered any more. */
export const isGone = (given: unknown): given is Refusal =>
  typeof given === 'object' && given !== null && 'isGone' in given && given.isGone === true;

type Facts = Readonly<Record<string, unknown>>;

/**
 * What the site added to answers that were sent, by these: a repeat with another price would be another request. They are one
 * visitor's, as the server makes the routes for each request.
 */
export type Attempts = Map<string, Facts>;

export type Sending = {
  readonly country: CountryCode;
  readonly platform: Platform;
  readonly visits: Visits;
  readonly sentContacts: SentContacts;
  readonly attempts: Attempts;
  readonly path: PublicRequest['path'];
  /** What the request is about, beyond the person and where she comes from; or that it is not there any more, or that the platform cannot say. */
  readonly about: (values: RequestValues) => Promise<Facts | 'gone' | 'unknown'>;
  readonly sentPath: string;
};

const unknownOutcome =
  'El servicio no respondió a tiempo. Tus datos siguen aquí: vuelve a enviarla. Si ya había llegado, no se duplicará.';

/** @returns the way to the confirmation; otherwise a {@link Refusal} with status 409, 410, 422, 429 or 503 */
export const sendRequest = async (request: Request, sending: Sending) => {
  const form = await request.formData();
  const values = valuesOf(form);
  const key = keyOf(form);
  const refuse = (status: number, errors: RequestErrors, headers: Readonly<Record<string, string>> = {}) =>
    data<Refusal>({ values, errors, key, isGone: status === 410 }, { status, headers });

  const errors = requestErrors(values, sending.country);
  if (Object.keys(errors).length > 0) return refuse(422, errors);
  try {
    // Loaded when it is sent, so that the form weighs less.
    const { sendAnswers } = await import('./send-answers.ts');
    const answers = { values, key, isOfCompany: form.has('trabajadores') };
    const answer = await sendAnswers(answers, request.url, sending, refuse);
    if (answer !== 'unknown') return answer;
  } catch {
    // The typed answers are kept.
  }
  return refuse(503, { '': unknownOutcome });
};
