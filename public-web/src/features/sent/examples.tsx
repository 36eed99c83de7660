/** The confirmations of requests. */
import { type Examples } from '../../testing/example.ts';
import { exampleProduct } from '../../testing/example-products.ts';
import { ContactSentPage, PlanRequestSentPage } from './sent-pages.tsx';
import { SentPage } from './SentPage.tsx';

const id = '6f1a22b0-7f5c-5d7e-9a53-0d6b1c2d3e4f';

export const examples: Examples = {
  SentPage: {
    usual: { shows: <SentPage about="tu consulta" />, data: { id, feedbackSignature: 'f'.repeat(32) } },
    'without an opinion': { shows: <SentPage about="tu consulta" />, data: { id } },
  },
  'sent-pages': {
    contact: { shows: <ContactSentPage />, data: { id } },
    plan: { shows: <PlanRequestSentPage />, data: { id }, above: { product: exampleProduct } },
  },
};
