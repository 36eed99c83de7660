/** Pages that only have something to say. */
import { type Examples } from '../../testing/example.ts';
import { contentOf } from './content.ts';
import { ContentPage } from './ContentPage.tsx';
import { SiteLinksPage } from './SiteLinksPage.tsx';

const links = Array.from({ length: 12 }, (_, nth) => ({ title: `Plan ${nth}`, path: `/Seguros/x/${nth}` }));
const [terms, inEnglish] = await Promise.all([
  contentOf('Terminos-y-Condiciones'),
  contentOf('Terms-and-Conditions'),
]);

export const examples: Examples = {
  ContentPage: {
    usual: { element: <ContentPage />, loaderData: { name: 'Terminos-y-Condiciones', content: terms } },
    'in English': {
      element: <ContentPage />,
      loaderData: { name: 'Terms-and-Conditions', content: inEnglish },
    },
  },
  SiteLinksPage: {
    usual: {
      element: <SiteLinksPage />,
      loaderData: { groups: [{ title: 'Planes', links }], page: 2, pages: 3 },
    },
  },
};
