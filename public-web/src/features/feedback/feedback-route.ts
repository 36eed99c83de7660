/** The page that asks for an opinion: only who has its link sees which request it is about. */
import { data, redirect } from 'react-router-dom';
import { type FeedbackLead, type FeedbackLink } from '../../api/feedback.ts';
import { feedbackPath, sentPath } from '../../domain/product-paths.ts';
import { valueOrThrow, notFound, retryAfterHeader } from '../../routing/error-states.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { FeedbackPage } from './FeedbackPage.tsx';
import {
  nothingSaid,
  opinionErrors,
  type OpinionErrors,
  opinionIn,
  type OpinionValues,
  sentOpinion,
  valuesOfOpinion,
} from './opinion-values.ts';

export type Asked = { readonly lead: FeedbackLead; readonly said: OpinionValues };
/** An opinion that could not be sent: what it said, and what is wrong. */
export type OpinionRefusal = { readonly values: OpinionValues; readonly errors: OpinionErrors };

const unknownOutcome =
  'El servicio no respondió a tiempo. Lo que escribiste sigue aquí: vuelve a enviarlo, no se duplicará.';
const tooMany = 'Recibimos demasiados envíos desde tu conexión. Espera un minuto y vuelve a intentarlo.';

const linkIn = ({ url }: Request): FeedbackLink => {
  const { searchParams } = new URL(url);
  return { lead: searchParams.get('lead') || notFound(), signature: searchParams.get('sig') || notFound() };
};

export const feedbackRoute = ({ platform }: AppContext): LazyRoute => ({
  Component: FeedbackPage,
  shouldRevalidate: () => false,
  async loader({ request }): Promise<Asked> {
    const link = linkIn(request);
    const lead = valueOrThrow(await platform.askedLead(link));
    const before = lead.given ? await platform.opinion(link) : undefined;
    return { lead, said: before?.kind === 'found' ? valuesOfOpinion(before.value) : nothingSaid };
  },
  async action({ request }) {
    const values = opinionIn(await request.formData());
    const refuse = (status: number, errors: OpinionErrors, headers: Readonly<Record<string, string>> = {}) =>
      data<OpinionRefusal>({ values, errors }, { status, headers });
    const sent = await platform.sendOpinion(linkIn(request), sentOpinion(values));
    switch (sent.kind) {
      case 'received':
        return redirect(sentPath(feedbackPath), 303);
      case 'refused':
        return refuse(422, opinionErrors(sent.errors));
      case 'missing':
        return notFound();
      case 'tooMany':
        return refuse(429, { '': tooMany }, retryAfterHeader(sent.retryAfter));
      case 'unknown':
        return refuse(503, { '': unknownOutcome });
    }
  },
});
