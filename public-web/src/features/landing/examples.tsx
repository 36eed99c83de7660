/** Lists of plans. */
import { fullCard } from '../../plans/examples.tsx';
import { type Examples } from '../../testing/example.ts';
import { exampleCards } from '../../testing/example-products.ts';
import { type Listing } from './listing.ts';
import { ListingPage } from './ListingPage.tsx';

const listing: Listing = {
  title: 'EPS en el Perú',
  description: 'Salud para trabajadores en planilla.',
  canonical: '/EPS',
  compareUrl: '/Comparar/EPS',
  organizations: [{ displayName: 'Pacífica del Sur EPS', path: '/EPS/Pacifica-del-Sur-EPS' }],
  others: [
    {
      slug: 'seguros',
      title: 'Seguros de salud',
      description: 'Clínicas, médicos y hospital.',
      buttonText: 'Comparar',
      compareUrl: '/Comparar/Seguros-de-Salud',
    },
  ],
  products: [...exampleCards, fullCard].map((card, nth) => ({ ...card, id: nth })),
  total: 40,
  page: 2,
  pages: 3,
};

export const examples: Examples = {
  ListingPage: {
    usual: { element: <ListingPage />, loaderData: listing, path: '/EPS' },
    empty: {
      element: <ListingPage />,
      loaderData: { ...listing, products: [], total: 0, page: 1, pages: 1, organizations: [], others: [] },
      path: '/EPS',
    },
  },
};
