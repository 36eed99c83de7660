/** Sends what a form says, from the browser or, where no script runs, from the server: the same steps in both. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { data, redirect } from 'react-router-dom';
import { type Platform, type PublicRequest } from '../../api/index.ts';
import { pageAddress } from '../../domain/attribution.ts';
import { sentQuery } from '../../domain/sent-query.ts';
import { type SentContacts } from '../../routing/sent-contacts.ts';
import { type Visits } from '../../routing/visits.ts';
import { newUuid } from '../../domain/new-uuid.ts';
import { companyAnswers } from './company-answers.ts';
import { formErrors, requestErrors, type RequestErrors } from './request-errors.ts';
import { enteredData, keyOf, type RequestValues, valuesOf } from './request-values.ts';

/** A form that could not be sent: what it said, what is wrong, and the key that makes the next attempt safe. */
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

export type Sending = {
  readonly country: CountryCode;
  readonly platform: Platform;
  readonly visits: Visits;
  readonly sentContacts: SentContacts;
  readonly path: PublicRequest['path'];
  /** What the request is about, beyond the person and where she comes from; or that it is not there any more, or that the platform cannot say. */
  readonly about: (values: RequestValues) => Promise<Readonly<Record<string, unknown>> | 'gone' | 'unknown'>;
  readonly sentPath: string;
};

const unknownOutcome =
  'El servicio no respondió a tiempo. Tus datos siguen aquí: vuelve a enviarla. Si ya había llegado, no se duplicará.';
const gone =
  'Este plan dejó de ofrecerse hace un momento. Tus datos siguen aquí: envíalos como consulta y te ayudaremos a encontrar otro.';
const tooMany = 'Recibimos demasiadas solicitudes desde tu conexión. Espera un minuto y vuelve a enviarla.';

/** @returns the way to the confirmation; otherwise a {@link Refusal} with status 410, 422, 429 or 503 */
export const sendRequest = async (request: Request, sending: Sending) => {
  const { country, platform, visits, sentContacts } = sending;
  const form = await request.formData();
  const values = valuesOf(form);
  let key = keyOf(form) ?? newUuid();
  const refuse = (status: number, errors: RequestErrors) =>
    data<Refusal>({ values, errors, key, isGone: status === 410 }, { status });

  const errors = requestErrors(values, country);
  if (Object.keys(errors).length > 0) return refuse(422, errors);
  const about = await sending.about(values);
  if (about === 'gone') return refuse(410, { '': gone });
  if (about === 'unknown') return refuse(503, { '': unknownOutcome });
  const send = () =>
    platform.send({
      path: sending.path,
      key,
      body: {
        ...about,
        datosingresados: enteredData(values),
        leadAttributionInfo: visits.list(),
        origin_url: pageAddress(request.url),
      },
    });

  let received = await send();
  if (received.kind === 'keyUsed') {
    // Answers that were changed after an attempt that did arrive are a request of their own.
    key = newUuid();
    received = await send();
  }
  switch (received.kind) {
    case 'received':
      visits.forget();
      sentContacts.keep(received.id, {
        email: values.email,
        telefono: values.telefono,
        ...(form.has('trabajadores') && { company: companyAnswers(values, country) }),
      });
      return redirect(`${sending.sentPath}?${sentQuery(received)}`, 303);
    case 'refused':
      return refuse(422, formErrors(received.errors));
    case 'tooMany':
      return refuse(429, { '': tooMany });
    case 'keyUsed':
    case 'unknown':
      return refuse(503, { '': unknownOutcome });
  }
};
