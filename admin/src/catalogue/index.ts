/** The catalogue in the console. */
export { catalogueTerms } from './catalogue-terms/index.ts';
export { coverageOrganizations } from './coverage-organizations/index.ts';
export { datedTables } from './dated-tables/index.ts';
export { catalogueImports } from '../catalogue-import/index.ts';
export { insuranceTypes } from './insurance-types/index.ts';
export { organizations } from './organizations/index.ts';
export { products } from './products/index.ts';
