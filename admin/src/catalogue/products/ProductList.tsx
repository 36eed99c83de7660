/** The products of the catalogue that one may see, drafts included. */
import { countryOf } from '@cotejo/core/reference/countries';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { RelativeInstant } from '../../kit/time/Instant.tsx';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { changed } from '../shared/filterChoices.ts';
import { useInsuranceTypes, useOrganizations } from '../shared/useNamedChoices.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { productsIcon } from './icon.ts';
import { DraftButton } from './DraftButton.tsx';
import { type ProductSummary } from './product.ts';
import { ProductChips } from './ProductChips.tsx';
import { statusNames } from '../shared/StatusChip.tsx';

const statuses = ['draft', 'published', 'withdrawn', changed] as const;

const products: ListConfig<ProductSummary> = {
  resource: 'products',
  icon: productsIcon,
  sort: 'name',
  nameOf: ({ name }) => name,
  columns: [
    { label: 'code', source: 'id', render: ({ id }) => id },
    { label: 'organization', source: 'organizationName', render: (row) => row.organizationName },
    { label: 'insuranceType', source: 'insuranceTypeName', render: (row) => row.insuranceTypeName },
    { label: 'country', source: 'country', render: ({ country }) => countryOf(country).name },
    {
      label: 'status',
      source: 'status',
      render: (product) => <ProductChips product={product} />,
      isChip: true,
    },
    {
      label: 'publishedAt',
      source: 'publishedAt',
      render: ({ publishedAt }) => publishedAt && <RelativeInstant value={publishedAt} />,
    },
  ],
  filters: [
    countryFilter,
    { source: 'organizationId', useChoices: useOrganizations },
    { source: 'insuranceTypeId', useChoices: useInsuranceTypes },
    { source: 'status', choices: statuses.map((id) => ({ id, name: statusNames[id] })) },
  ],
  action: <DraftButton />,
};

export const ProductList = () => <RecordList config={products} />;
