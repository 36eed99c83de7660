/** Products for tests and component examples, as the platform tells them and as lists show them. */
import { type InsuranceLine, type PlanPrice, type ProductCard } from '../api/index.ts';
import { resultCard } from '../api/product-card.ts';

type Priced = ProductCard & { readonly price: PlanPrice };

export const exampleProduct: Priced = {
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
};

export const secondProduct: Priced = {
  ...exampleProduct,
  id: 2,
  displayName: 'Mascota Tranquila',
  productCode: 'QpOnlineSale-Mascota-Tranquila',
  url: '/Seguros/Huella-Seguros/QpOnlineSale-Mascota-Tranquila',
  onlineSale: true,
  description: 'Consultas, vacunas y cirugías para tu perro o gato.',
  benefits: ['Responsabilidad civil', 'Orientación veterinaria 24 horas'],
  organization: { displayName: 'Huella Seguros' },
  insuranceType: { name: 'SEGURO_MASCOTAS', displayName: 'Seguro de mascotas' },
  insuranceMetadata: { metadata: {} },
  price: { minPrice: 39.9, unit: { code: 'PEN' }, paymentMode: 'MONTHLY', suffix: '/mes p/p' },
};

/** It insures women alone, and so not the man whom the site begins with. */
export const womensProduct: ProductCard = {
  ...exampleProduct,
  id: 3,
  displayName: 'Plan Mujer',
  productCode: 'Plan-Mujer',
  url: '/EPS/Pacifica-del-Sur-EPS/Planes/Plan-Mujer',
  price: null,
};

export const exampleCards = [exampleProduct, secondProduct].map(resultCard);

export const exampleLine: InsuranceLine = {
  id: 2,
  name: 'EPS',
  title: 'EPS',
  description: 'Salud para trabajadores en planilla.',
  productType: 'EPS',
  compareUrl: '/Comparar/EPS',
  category: 'health',
};

/** Filters of a comparison in which nothing can be chosen. */
export const noFilters = {
  insuranceTypes: [],
  organizationTypes: [],
  organizations: [],
  features: [],
  coverageCountries: [],
  coverageOrganizations: [],
  prices: null,
  deductibles: null,
};
