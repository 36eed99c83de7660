/** Products for tests and component examples, as the platform tells them and as lists show them. */
import { answers } from '../api/answers.ts';
import { shownFilters, type Filters } from '../api/filters.ts';
import { type InsuranceLine } from '../api/content.ts';
import {
  type PlanPrice,
  type ProductCard,
  type ResultCard,
  type SideBySideCard,
  resultCard,
} from '../api/plans.ts';
import { filledForPages, type Some } from './filled.ts';

type Priced = ProductCard & { readonly price: PlanPrice };

export const exampleProduct = filledForPages(answers.product.shape.data, {
  id: 1,
  displayName: 'Plan Base EPS',
  productCode: 'Eps-Pacifica-Base',
  url: '/EPS/Pacifica-del-Sur-EPS/Planes/Eps-Pacifica-Base',
  description: 'El plan de tu empresa con capa simple ilimitada y dos niveles adicionales.',
  isDemo: true,
  onlineSale: false,
  benefits: ['Capa simple sin tope', 'Maternidad incluida', 'Derechohabientes desde el primer día'],
  organization: { displayName: 'Pacífica del Sur EPS' },
  insuranceType: { name: 'EPS', displayName: 'EPS', upperType: { name: 'SALUD' } },
  insuranceMetadata: {
    metadata: {
      seoTitle: 'Plan Base EPS: precio y coberturas',
      seoDescription: 'Compara el Plan Base EPS con tu precio exacto.',
      seoImage: '/assets/demo/types/EPS.png',
    },
  },
  price: { minPrice: 192.4, unit: { code: 'PEN' }, paymentMode: 'MONTHLY', suffix: '/mes' },
}) as Priced;

export const secondProduct = filledForPages(answers.product.shape.data, {
  ...exampleProduct,
  id: 2,
  displayName: 'Mascota Tranquila',
  productCode: 'QpOnlineSale-Mascota-Tranquila',
  url: '/Seguros/Huella-Seguros/QpOnlineSale-Mascota-Tranquila',
  onlineSale: true,
  description: 'Consultas, vacunas y cirugías para tu perro o gato.',
  benefits: ['Responsabilidad civil', 'Orientación veterinaria 24 horas'],
  organization: { displayName: 'Huella Seguros', metadata: {} },
  insuranceType: { name: 'SEGURO_MASCOTAS', displayName: 'Seguro de mascotas' },
  insuranceMetadata: { metadata: { isPopular: false, hasOffer: false } },
  price: { minPrice: 39.9, unit: { code: 'PEN' }, paymentMode: 'MONTHLY', suffix: '/mes p/p' },
}) as Priced;

/** It insures women alone, and so not the man whom the site begins with. */
export const womensProduct: ProductCard = {
  ...exampleProduct,
  id: 3,
  displayName: 'Plan Mujer',
  productCode: 'Plan-Mujer',
  url: '/EPS/Pacifica-del-Sur-EPS/Planes/Plan-Mujer',
  price: undefined,
};

const { data: cards, metaData } = answers.results.shape;
/** A price without suffix where none is given. */
export const examplePriceWith = (price: Some<PlanPrice>): PlanPrice =>
  filledForPages(answers.product.shape.data.shape.price.unwrap(), price);

/** The first product as lists show it, with some fields of another. */
export const exampleCard = (other: Some<typeof cards.element._output> = {}): ResultCard =>
  resultCard(filledForPages(cards.element, { ...exampleProduct, ...other }));
export const exampleBeside = (
  other: Some<typeof answers.sideBySide.shape.data.element._output> = {},
): SideBySideCard => filledForPages(answers.sideBySide.shape.data.element, { ...exampleProduct, ...other });
export const exampleCards = [exampleProduct, secondProduct].map((product) => exampleCard(product));

export const exampleLine: InsuranceLine = {
  id: 2,
  name: 'EPS',
  title: 'EPS',
  description: 'Salud para trabajadores en planilla.',
  productType: 'EPS',
  compareUrl: '/Comparar/EPS',
  category: 'health',
};

/** Filters of a comparison in which nothing else can be chosen. */
export const exampleFilters = (some: Some<typeof metaData.shape.filters._output> = {}): Filters =>
  shownFilters(filledForPages(metaData.shape.filters, some));
