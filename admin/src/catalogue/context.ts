/** The catalogue: what is offered, who offers it, where it covers, and the tables that prices are made of. */
import { displayNameOf, type ProductContent } from '@cotejo/core/product-content';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CorporateFareOutlined from '@mui/icons-material/CorporateFareOutlined';
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined';
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { type ConsoleContext } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { type TableRecord } from './dated-tables/datedTable.ts';
import { productsIcon } from './products/icon.ts';
import { nameOfRecord } from './read/nameOfRecord.ts';
import { entryFilterQuery, productFilterQuery } from './shared/filterChoices.ts';
import {
  clinicWords,
  datedTableWords,
  insuranceTypeWords,
  organizationWords,
  productWords,
  termWords,
} from './words.ts';

const read = 'catalogue:read';

const menu = { group: 'catalogue' };

export const catalogueContext: ConsoleContext = {
  name: 'catalogue',
  resources: [
    {
      name: 'products',
      words: productWords,
      permission: read,
      pages: {
        list: lazyPage(async () => (await import('./products/ProductList.tsx')).ProductList),
        show: lazyPage(async () => (await import('./products/ProductShow.tsx')).ProductShow),
        icon: productsIcon,
        recordRepresentation: (product: { id: string; name?: string; content?: ProductContent }) =>
          product.name ?? (product.content ? displayNameOf(product.content) : product.id),
      },
      menu,
      filterQuery: productFilterQuery,
      isLive: true,
      dependants: [
        { resource: 'product-versions', field: 'productId' },
        { resource: 'product-history', field: 'productId' },
      ],
    },
    { name: 'product-versions', permission: read },
    {
      name: 'organizations',
      words: organizationWords,
      permission: read,
      pages: {
        list: lazyPage(async () => (await import('./organizations/OrganizationList.tsx')).OrganizationList),
        show: lazyPage(async () => (await import('./organizations/OrganizationShow.tsx')).OrganizationShow),
        icon: CorporateFareOutlined,
        recordRepresentation: nameOfRecord,
      },
      menu,
      filterQuery: entryFilterQuery,
      isLive: true,
      dependants: [{ resource: 'organization-history', field: 'entryId' }],
    },
    {
      name: 'insurance-types',
      words: insuranceTypeWords,
      permission: read,
      pages: {
        list: lazyPage(
          async () => (await import('./insurance-types/InsuranceTypeList.tsx')).InsuranceTypeList,
        ),
        show: lazyPage(
          async () => (await import('./insurance-types/InsuranceTypeShow.tsx')).InsuranceTypeShow,
        ),
        icon: CategoryOutlined,
        recordRepresentation: nameOfRecord,
      },
      menu,
      filterQuery: entryFilterQuery,
      isLive: true,
      dependants: [{ resource: 'insurance-type-history', field: 'entryId' }],
    },
    {
      name: 'coverage-organizations',
      words: clinicWords,
      permission: read,
      pages: {
        list: lazyPage(
          async () =>
            (await import('./coverage-organizations/CoverageOrganizationList.tsx')).CoverageOrganizationList,
        ),
        show: lazyPage(
          async () =>
            (await import('./coverage-organizations/CoverageOrganizationShow.tsx')).CoverageOrganizationShow,
        ),
        icon: LocalHospitalOutlined,
        recordRepresentation: nameOfRecord,
      },
      menu,
      filterQuery: entryFilterQuery,
      isLive: true,
      dependants: [{ resource: 'coverage-organization-history', field: 'entryId' }],
    },
    {
      name: 'catalogue-terms',
      words: termWords,
      permission: read,
      pages: {
        list: lazyPage(
          async () => (await import('./catalogue-terms/CatalogueTermList.tsx')).CatalogueTermList,
        ),
        show: lazyPage(
          async () => (await import('./catalogue-terms/CatalogueTermShow.tsx')).CatalogueTermShow,
        ),
        icon: StyleOutlined,
        recordRepresentation: nameOfRecord,
      },
      menu,
      filterQuery: entryFilterQuery,
      isLive: true,
      dependants: [{ resource: 'catalogue-term-history', field: 'entryId' }],
    },
    {
      name: 'dated-tables',
      words: datedTableWords,
      permission: read,
      pages: {
        list: lazyPage(async () => (await import('./dated-tables/DatedTableList.tsx')).DatedTableList),
        show: lazyPage(async () => (await import('./dated-tables/DatedTableShow.tsx')).DatedTableShow),
        icon: TableChartOutlined,
        recordRepresentation: (table: TableRecord) => table.displayName,
      },
      menu,
      isLive: true,
      dependants: [{ resource: 'dated-table-days', field: 'tableId' }],
    },
  ],
  menuGroups: { catalogue: 'Catálogo' },
  palette: { loadSearch: async () => (await import('./useFoundProducts.ts')).useFoundProducts },
};
