/** The form of an opinion, new, given before, and refused. */
import { type Examples } from '../../testing/example.ts';
import { FeedbackPage } from './FeedbackPage.tsx';
import { type OpinionRefusal } from './feedback-route.ts';
import { nothingSaid } from './opinion-values.ts';
import { OpinionForm } from './OpinionForm.tsx';
import { ThanksPage } from './ThanksPage.tsx';

const topics = [
  { id: 'price', name: 'El precio' },
  { id: 'speed', name: 'La rapidez con la que me respondieron' },
];
const lead = {
  firstName: 'Rosa',
  plan: 'Plan Base EPS',
  at: '2026-03-02T03:00:00.000Z',
  topics,
  given: false,
};
const said = { score: '5', recommend: '9', topics: ['speed'], comment: 'Me llamaron en diez minutos.' };
const refusal = (errors: OpinionRefusal['errors']): OpinionRefusal => ({ values: nothingSaid, errors });

export const examples: Examples = {
  FeedbackPage: {
    usual: { element: <FeedbackPage />, loaderData: { lead, said: nothingSaid } },
    again: { element: <FeedbackPage />, loaderData: { lead: { ...lead, given: true }, said } },
    refused: {
      element: <FeedbackPage />,
      loaderData: { lead: { ...lead, plan: undefined }, said: nothingSaid },
      actionData: refusal({ score: 'Elige una respuesta.' }),
    },
  },
  OpinionForm: {
    usual: <OpinionForm topics={topics} said={said} refusal={undefined} />,
    'not received': (
      <OpinionForm topics={topics} said={said} refusal={refusal({ '': 'El servicio no respondió.' })} />
    ),
  },
  ThanksPage: { usual: <ThanksPage /> },
};
