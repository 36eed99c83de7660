/** The frame of all pages, with its data and without them, and the error page in each of its states. */
import { notificationOf } from '@cotejo/core/content';
import { type ErrorResponse } from 'react-router-dom';
import { regulators } from '../domain/external-links.ts';
import { type Example, type Examples } from '../testing/example.ts';
import { exampleProduct } from '../testing/example-products.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Flag } from './Flag.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { type LayoutData } from './layout-data.ts';
import { LoadingBar } from './LoadingBar.tsx';
import { Logo } from './Logo.tsx';
import { Marks } from './Marks.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { ProductLayout } from './ProductLayout.tsx';
import { SiteMenu } from './SiteMenu.tsx';

const bare: LayoutData = { contacts: [], notification: notificationOf('PE') };
const whole: LayoutData = {
  ...bare,
  menu: [
    {
      title: 'Salud',
      icon: 'heart',
      color: '#0a7d4f',
      categories: [
        {
          title: 'EPS',
          description: 'Salud para trabajadores en planilla.',
          compareUrl: '/Comparar/EPS',
          links: [{ title: 'Preguntas frecuentes', url: '/Comparar/EPS#preguntas-EPS' }],
        },
      ],
    },
  ],
  contacts: [
    { group: 'contacto', name: 'Correo', info: 'a@cotejo.example', link: 'mailto:a@cotejo.example' },
    { group: 'contacto', name: 'Consultas', info: 'Escríbenos', link: '/Contacto' },
    { group: 'red_social', name: 'LinkedIn', info: 'cotejo', link: 'https://linkedin.example/cotejo' },
  ],
};

/** The error page for what a loader ended with. */
const troubled = (status: number, told: Partial<ErrorResponse> = {}): Example => ({
  element: <ErrorPage />,
  error: { status, statusText: '', data: null, ...told, internal: false },
});

export const examples: Examples = {
  ErrorPage: {
    missing: { ...troubled(404), path: '/EPS/x/Planes/y' },
    'of another country': troubled(404, {
      data: {
        elsewhere: {
          says: 'Maipo Digital 70 es un plan de Chile',
          look: 'míralo en el sitio de Chile',
          href: 'https://cl.test/Isapre/x/Planes/y',
        },
      },
    }),
    unavailable: troubled(503),
    challenged: troubled(429),
    challengeLimit: troubled(403),
    rateLimited: troubled(429, { statusText: 'rateLimited' }),
    broken: { element: <ErrorPage />, error: new Error('Algo se rompió.') },
  },
  Flag: {
    Perú: <Flag country="PE" />,
    Chile: <Flag country="CL" />,
    Colombia: <Flag country="CO" />,
    Internacional: <Flag country="INT" />,
  },
  Footer: {
    usual: { element: <Footer />, layoutData: whole },
    'without contacts': { element: <Footer />, layoutData: bare },
  },
  Header: { usual: { element: <Header />, layoutData: whole } },
  LoadingBar: { still: <LoadingBar /> },
  Logo: { usual: <Logo /> },
  Marks: {
    regulators: (
      <div className="site-footer">
        <Marks title="Supervisan los seguros" kind="regulator" links={regulators.PE} />
      </div>
    ),
  },
  MenuIcon: {
    usual: <MenuIcon icon="paw" color="#b3541e" />,
    unknown: <MenuIcon icon="nada" color={undefined} />,
  },
  NotificationBell: { usual: { element: <NotificationBell />, layoutData: bare } },
  ProductLayout: {
    usual: {
      element: <ProductLayout />,
      loaderData: { product: exampleProduct, line: undefined, facts: {} },
      path: exampleProduct.url,
    },
  },
  SiteMenu: {
    usual: { element: <SiteMenu />, layoutData: whole },
    failed: { element: <SiteMenu />, layoutData: bare },
  },
};
