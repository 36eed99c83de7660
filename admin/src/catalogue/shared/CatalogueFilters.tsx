/** What narrows a list of the catalogue. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { Box } from '@mui/material';
import { FilterLiveForm, SelectInput, TextInput, useGetList, useTranslate } from 'react-admin';
import { nameOfRecord } from '../read/nameOfRecord.ts';
import { type FilterConfig } from './ListConfig.ts';

const grid = (columns: number) =>
  ({
    display: 'grid',
    gap: 1,
    mb: 2,
    alignItems: 'start',
    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `2fr repeat(${columns}, 1fr)` },
    '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
    '& .MuiInputBase-root': { bgcolor: 'background.paper' },
    '& ::-webkit-search-cancel-button': { display: 'none' },
  }) as const;

/** Who offers and what is offered are few enough to choose from. */
const everybody = {
  pagination: { page: 1, perPage: 1_000 },
  sort: { field: 'displayName', order: 'ASC' as const },
};

/** Markets have insurers and types of the same name. */
type Named = { readonly id: string; readonly displayName: string; readonly country: CountryCode };

const Choice = ({ source, choices, reference }: FilterConfig) => {
  const translate = useTranslate();
  const { data = [] } = useGetList<Named>(reference ?? source, everybody, {
    enabled: reference !== undefined,
  });
  return (
    <SelectInput
      source={source}
      label={translate(`cotejo.catalogue.filters.${source}`)}
      choices={
        choices
          ? [...choices]
          : data.map((record) => ({
              id: record.id,
              name: `${nameOfRecord(record)} · ${countryOf(record.country).name}`,
            }))
      }
      emptyText={translate('cotejo.catalogue.filters.all')}
      helperText={false}
      translateChoice={false}
    />
  );
};

type CatalogueFiltersProps = { resource: string; filters: readonly FilterConfig[] };

export const CatalogueFilters = ({ resource, filters }: CatalogueFiltersProps) => {
  const translate = useTranslate();
  return (
    <Box role="search" aria-label={translate('cotejo.catalogue.filters.title')}>
      <FilterLiveForm debounce={300}>
        <Box sx={grid(filters.length)}>
          <TextInput
            source="q"
            label={translate(`resources.${resource}.filters.q`)}
            helperText={false}
            type="search"
            resettable
          />
          {filters.map((filter) => (
            <Choice key={filter.source} {...filter} />
          ))}
        </Box>
      </FilterLiveForm>
    </Box>
  );
};
