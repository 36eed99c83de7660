/** A form that is sent once at a time: what keeps it from being sent at its top, the button at its end. */
import { type FormEvent, type ReactNode } from 'react';
import { Form, type FormProps, useNavigation } from 'react-router-dom';
import { SubmitButton } from './Button.tsx';
import { type ErrorLine, ErrorSummary } from './ErrorSummary.tsx';

/** @param refusal of the last attempt to send, if it was refused */
export const SendForm = ({
  title,
  lines,
  refusal,
  submit,
  children,
  ...form
}: {
  readonly title: string;
  readonly lines: readonly ErrorLine[];
  readonly refusal: unknown;
  readonly submit: ReactNode;
} & Pick<FormProps, 'className' | 'action' | 'onBlur' | 'children'>) => {
  const pending = useNavigation().state === 'submitting';
  const onlyOnce = (event: FormEvent) => {
    if (pending) event.preventDefault();
  };
  return (
    <Form {...form} method="post" noValidate onSubmit={onlyOnce}>
      {refusal !== undefined && lines.length > 0 && (
        <ErrorSummary title={title} lines={lines} attempt={refusal} />
      )}
      {children}
      <SubmitButton pending={pending}>{submit}</SubmitButton>
    </Form>
  );
};
