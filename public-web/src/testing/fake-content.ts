/** Answers of the fake platform around its products: menu, contacts, lines, texts, organizations, and plans side by side. */
import { type FastifyInstance } from 'fastify';
import { answers } from '../api/answers.ts';
import { exampleLine as eps, type exampleProduct } from './example-products.ts';
import { filled } from './filled.ts';

const told = (data: unknown, metaData: object = {}) => ({ data, metaData, error: null });

const menu = [
  {
    title: 'Salud',
    icon: 'heart',
    color: '#0a7d4f',
    categories: [
      {
        title: eps.title,
        description: eps.description,
        compareUrl: eps.compareUrl,
        links: [
          { title: 'Comparar EPS', url: eps.compareUrl },
          { title: 'Preguntas frecuentes', url: `${eps.compareUrl}#preguntas-EPS` },
        ],
      },
    ],
  },
];
const questions = [{ id: 1, question: '¿Puedo entrar por mi cuenta?', answer: 'No: entras por tu empresa.' }];
const contacts = [
  { group: 'contacto', name: 'Correo', info: 'a@cotejo.example', link: 'mailto:a@cotejo.example' },
  { group: 'red_social', name: 'LinkedIn', info: 'cotejo', link: 'https://linkedin.example/cotejo' },
];
const landings = [{ ...eps, slug: 'eps', title: 'EPS en el Perú', buttonText: 'Comparar' }];
export const exampleOrganization = filled(answers.organization.shape.data, {
  id: 7,
  displayName: 'Pacífica del Sur EPS',
  type: 'EPS',
  description: 'EPS con red en todas las regiones.',
  metadata: { url: 'Pacifica-del-Sur-EPS' },
});

/** Plans of the comparison side by side; the first costs more and has a feature more. */
const beside = (product: typeof exampleProduct, nth: number) =>
  filled(answers.sideBySide.shape.data.element, {
    ...product,
    price: { ...product.price, suffix: '/mes', minPrice: 300 - nth * 100 },
    deductible: null,
    coverages: [{ name: 'Maternidad', coverages: [] }].slice(nth),
    features: nth === 0 ? [{ name: 'Telemedicina' }] : [],
    shares: [],
  });

/** @param products that it offers */
export const addContentCalls = (app: FastifyInstance, products: readonly (typeof exampleProduct)[]): void => {
  app.get('/api/menu', () => told(menu));
  app.get('/api/contactInformations', () => told(contacts));
  app.get('/api/comparator', ({ headers }) => told(headers['x-country'] === 'PE' ? [eps] : []));
  app.get('/api/comparator/:id/faq', () => told(questions));
  app.get('/api/country-landings', () => filled(answers.landings, { data: landings }));
  app.get('/api/organization/instituciones/:kind', () => told([exampleOrganization]));
  app.get<{ Params: { segment: string } }>(
    '/api/organization/institucion/:segment',
    async ({ params }, reply) =>
      params.segment.toLowerCase() === exampleOrganization.metadata.url.toLowerCase()
        ? told(exampleOrganization)
        : reply.code(404).send({ status: 404 }),
  );
  app.get<{ Querystring: { productCodes: string } }>(
    '/api/insurance/compare/metadataPlanesPersonas',
    ({ query, headers }) => {
      const codes = query.productCodes.split(',');
      const offered = headers['x-country'] === 'PE' ? products : [];
      const known = offered.filter(({ productCode }) => codes.includes(productCode));
      const gone = codes.filter((code) => !known.some(({ productCode }) => productCode === code));
      return told(known.map(beside), {
        notFound: { productCodes: gone, insuranceIds: [] },
        day: '2026-03-02',
      });
    },
  );
};
