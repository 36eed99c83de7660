/** The confirmations of requests. */
import { type Examples } from '../../testing/example.ts';
import { exampleProduct } from '../../testing/example-products.ts';
import { ContactSentPage, PlanRequestSentPage } from './sent-pages.tsx';
import { SentPage } from './SentPage.tsx';

const id = '6f1a22b0-7f5c-5d7e-9a53-0d6b1c2d3e4f';

export const examples: Examples = {
  SentPage: {
    usual: {
      element: <SentPage about="tu consulta" />,
      loaderData: { id, feedbackSignature: 'f'.repeat(32) },
    },
    'without an opinion': { element: <SentPage about="tu consulta" />, loaderData: { id } },
  },
  'sent-pages': {
    contact: { element: <ContactSentPage />, loaderData: { id } },
    plan: {
      element: <PlanRequestSentPage />,
      loaderData: { id },
      outletContext: { product: exampleProduct },
    },
  },
};
