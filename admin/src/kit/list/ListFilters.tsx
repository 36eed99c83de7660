/** What narrows a list: one field that searches, and what may be chosen. */
import { Box } from '@mui/material';
import { FilterLiveForm, type RaRecord, SelectInput, TextInput, useTranslate } from 'react-admin';
import { type ConfigProps, type FilterChoice, type FilterConfig } from './ListConfig.ts';

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

const none = (): readonly FilterChoice[] => [];

const Choice = ({
  source,
  choices,
  useChoices = none,
  text,
}: FilterConfig & { text: (source: string) => string }) => {
  const translate = useTranslate();
  const read = useChoices();
  return (
    <SelectInput
      source={source}
      label={translate(text(source))}
      choices={[...(choices ?? read)]}
      emptyText={translate('cotejo.lists.all')}
      helperText={false}
      translateChoice={false}
    />
  );
};

export const ListFilters = <Row extends RaRecord>({ config }: ConfigProps<Row>) => {
  const translate = useTranslate();
  const { resource, filters, filterText = (source) => `resources.${resource}.filters.${source}` } = config;
  return (
    <Box role="search" aria-label={translate('cotejo.lists.filters')}>
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
            <Choice key={filter.source} {...filter} text={filterText} />
          ))}
        </Box>
      </FilterLiveForm>
    </Box>
  );
};
