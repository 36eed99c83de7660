/** Sends answers that are in order, and tells what became of them. */
import { redirect } from 'react-router-dom';
import { pageAddress } from '../../domain/attribution.ts';
import { namedUuid } from '../../domain/named-uuid.ts';
import { sentQuery } from '../../domain/sent-query.ts';
import { retryAfterHeader } from '../../routing/error-states.ts';
import { companyAnswers } from './company-answers.ts';
import { formErrors, type RequestErrors } from './request-errors.ts';
import { enteredData, type RequestValues } from './request-values.ts';
import { type Sending } from './send-request.ts';

const gone =
  'Este plan dejó de ofrecerse hace un momento. Tus datos siguen aquí: envíalos como consulta y te ayudaremos a encontrar otro.';
const tooMany = 'Recibimos demasiadas solicitudes desde tu conexión. Espera un minuto y vuelve a enviarla.';
const keyUsed =
  'Ya nos había llegado, y te responderemos. Si quieres enviar otra, vuelve a abrir esta página.';

type Answers = {
  readonly values: RequestValues;
  /** Of the form; empty where it has none. */
  readonly key: string;
  readonly isOfCompany: boolean;
};

/** @returns the way to the confirmation, a refusal, or that nobody knows whether it arrived */
export const sendAnswers = async <Refused>(
  { values, key, isOfCompany }: Answers,
  url: string,
  { country, platform, visits, sentContacts, attempts, path, about, sentPath }: Sending,
  refuse: (status: number, errors: RequestErrors, headers?: Readonly<Record<string, string>>) => Refused,
): Promise<Refused | Response | 'unknown'> => {
  const content = JSON.stringify([path, key, values]);
  const told = attempts.get(content) ?? (await about(values));
  if (told === 'gone') return refuse(410, { '': gone });
  if (told === 'unknown') return told;
  const added = {
    leadAttributionInfo: visits.list(),
    origin_url: pageAddress(url),
    ...told,
  };
  attempts.set(content, added);

  const received = await platform.send({
    path,
    // Other answers of the same form are a request of their own, and the same ones are one however often they are sent.
    key: key && ((await namedUuid(key, content)) ?? key),
    body: { ...added, datosingresados: enteredData(values) },
  });
  switch (received.kind) {
    case 'received':
      visits.forget();
      sentContacts.keep(received.id, {
        email: values.email,
        telefono: values.telefono,
        ...(isOfCompany && { company: companyAnswers(values, country) }),
      });
      return redirect(`${sentPath}?${sentQuery(received)}`, 303);
    case 'refused':
      attempts.delete(content);
      return refuse(422, formErrors(received.errors));
    case 'tooMany':
      return refuse(429, { '': tooMany }, retryAfterHeader(received.retryAfter));
    case 'keyUsed':
      return refuse(409, { '': keyUsed });
    case 'unknown':
      return received.kind;
  }
};
