/** The form of every request: who is asking, how to reach her, and what she wants to know. */
import { type FocusEvent, useState } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { contactPath } from '../../domain/product-paths.ts';
import { useSite } from '../../site.ts';
import { SendForm } from '../../ui/SendForm.tsx';
import { type Company, CompanyQuestions } from './CompanyQuestions.tsx';
import { ContactQuestions } from './ContactQuestions.tsx';
import { DocumentQuestions } from './DocumentQuestions.tsx';
import { NameQuestions } from './NameQuestions.tsx';
import { errorLines, requestErrors, type RequestErrors } from './request-errors.ts';
import { fieldNames, keyField, type RequestField, valuesOf } from './request-values.ts';
import { type Refusal } from './send-request.ts';
import './RequestForm.css';

/** A new form's key: the server makes it, so that a form without scripts has one. */
export type FormKey = { readonly key: string };

const withChecked = (errors: RequestErrors, field: RequestField, checked: RequestErrors): RequestErrors => {
  const { [field]: _before, ...others } = errors;
  return checked[field] === undefined ? others : { ...others, [field]: checked[field] };
};

/** The question that an element takes the answer to, if it does. */
const fieldOf = (element: EventTarget | null): RequestField | undefined => {
  const name = element instanceof Element ? element.getAttribute('name') : null;
  return fieldNames.find((field) => field === name);
};

const titleOf = (errors: RequestErrors): string =>
  errors[''] === undefined
    ? 'No pudimos enviar tu solicitud: revisa estos datos'
    : 'No pudimos enviar tu solicitud';

type RequestFormProps = {
  readonly submit: string;
  readonly messageHint: string;
  /** Whom an insurance of companies is for; a person otherwise. */
  readonly company?: Company | undefined;
};

export const RequestForm = ({ submit, messageHint, company }: RequestFormProps) => {
  const { country } = useSite();
  const { key } = useLoaderData<FormKey>();
  const refusal = useActionData<Refusal>();
  const [since, setSince] = useState<{ refusal: Refusal; errors: RequestErrors }>();
  const errors = (since?.refusal === refusal ? since?.errors : refusal?.errors) ?? {};

  /**
   * After a refusal each answer is checked again when the next question is gone to. Only then: a message that goes
   * while the button is being pressed would move the button away from under the finger.
   */
  const check = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!refusal || !field || !fieldOf(relatedTarget)) return;
    const checked = requestErrors(valuesOf(new FormData(currentTarget)), country);
    setSince({ refusal, errors: withChecked(errors, field, checked) });
  };
  return (
    <SendForm
      className="request-form"
      action={refusal?.isGone ? contactPath : undefined}
      onBlur={check}
      title={titleOf(errors)}
      lines={errorLines(errors)}
      refusal={refusal}
      submit={refusal?.isGone ? 'Enviar como consulta' : submit}
    >
      <input type="hidden" name={keyField} value={refusal?.key ?? key} autoComplete="off" />
      {company && (
        <CompanyQuestions country={country} company={company} errors={errors} values={refusal?.values} />
      )}
      <NameQuestions errors={errors} values={refusal?.values} />
      <ContactQuestions
        country={country}
        errors={errors}
        values={refusal?.values}
        messageHint={messageHint}
      />
      {!company && <DocumentQuestions country={country} errors={errors} values={refusal?.values} />}
      <p className="request-consent">
        Al enviar, aceptas que Cotejo use estos datos para responder tu solicitud. Puedes pedirnos cuando
        quieras que los borremos.
      </p>
    </SendForm>
  );
};
