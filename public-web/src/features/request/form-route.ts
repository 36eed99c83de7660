/** The route of a page with a form: its key, made once for each form, however often it is sent, and its action. */
import { type ActionFunctionArgs } from 'react-router-dom';
import { newUuid } from '../../domain/new-uuid.ts';
import { type AppContext, type LazyRoute } from '../../routing/app-context.ts';
import { type FormKey } from './RequestForm.tsx';
import { type Attempts, sendRequest, type Sending } from './send-request.ts';

/** @param form what is sent, and where its confirmation is */
export const formRoute = (
  context: AppContext,
  Component: LazyRoute['Component'],
  form: (sent: ActionFunctionArgs) => Pick<Sending, 'path' | 'about' | 'sentPath'>,
): LazyRoute => {
  const attempts: Attempts = new Map();
  return {
    loader: (): FormKey => ({ key: newUuid() }),
    // A form that is shown again after an attempt keeps its key.
    shouldRevalidate: () => false,
    Component,
    action: (sent) => sendRequest(sent.request, { ...context, attempts, ...form(sent) }),
  };
};
