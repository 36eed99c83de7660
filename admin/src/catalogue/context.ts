/** The catalogue: what is offered, who offers it, where it covers, and the tables that prices are made of. */
import { displayNameOf, type ProductContent } from '@cotejo/core/product-content';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CorporateFareOutlined from '@mui/icons-material/CorporateFareOutlined';
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined';
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { type ConsoleContext, type ConsoleResource } from '../kit/context.ts';
import { lazyPage } from '../kit/page/lazyPage.ts';
import { type ResourceWords } from '../kit/words/resource-words.ts';
import { type TableRecord } from './dated-tables/datedTable.ts';
import { type EntryResource, historyOf } from './entries/entryHistory.ts';
import { productsIcon } from './products/icon.ts';
import { nameOfRecord } from './read/nameOfRecord.ts';
import { productFilterQuery } from './shared/filterChoices.ts';
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

const entryResource = (
  name: EntryResource,
  words: ResourceWords,
  icon: NonNullable<ConsoleResource['pages']>['icon'],
): ConsoleResource => ({
  name,
  words,
  permission: read,
  pages: {
    list: lazyPage(async () => (await import('./entries/entryList.tsx')).entryList(name)),
    show: lazyPage(async () => (await import('./entries/entryPage.tsx')).entryPage(name)),
    icon,
    recordRepresentation: nameOfRecord,
  },
  menu,
  isLive: true,
  dependants: [{ resource: historyOf[name], field: 'entryId' }],
});

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
    entryResource('organizations', organizationWords, CorporateFareOutlined),
    entryResource('insurance-types', insuranceTypeWords, CategoryOutlined),
    entryResource('coverage-organizations', clinicWords, LocalHospitalOutlined),
    entryResource('catalogue-terms', termWords, StyleOutlined),
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
