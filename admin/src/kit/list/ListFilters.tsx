/** The filters of a list: a search field and choices; nothing is shown for a list without filters. */
import { Box } from '@mui/material';
import { type ReactNode } from 'react';
import {
  DateInput,
  FilterLiveForm,
  ListContextProvider,
  type RaRecord,
  SelectInput,
  TextInput,
  useListContext,
  useTranslate,
} from 'react-admin';
import { may } from '../providers/access.ts';
import { useConsoleIdentity } from '../session/useConsoleIdentity.ts';
import { isFilled } from '../commands/isFilled.ts';
import { type ConfigProps, type FilterChoice, type FilterConfig } from './ListConfig.ts';

const grid = (isSearched: boolean, columns: number) =>
  ({
    display: 'grid',
    gap: 1,
    mb: 2,
    alignItems: 'start',
    gridTemplateColumns: {
      xs: '1fr',
      sm: '1fr 1fr',
      lg: `${isSearched ? '2fr ' : ''}repeat(${columns}, 1fr)`,
    },
    '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
    '& .MuiInputBase-root': { bgcolor: 'background.paper' },
    '& ::-webkit-search-cancel-button': { display: 'none' },
  }) as const;

const none = (): readonly FilterChoice[] => [];

type FilterProps = FilterConfig & { text: (source: string) => string };

const Choice = ({ source, choices, useChoices = none, text }: FilterProps) => {
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

const Day = ({ source, text }: Pick<FilterProps, 'source' | 'text'>) => (
  <DateInput source={source} label={text(source)} helperText={false} parse={(day: string) => day} />
);

const Period = ({ source, text }: FilterProps) => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
    {[`${source}_gte`, `${source}_lte`].map((name) => (
      <Day key={name} source={name} text={text} />
    ))}
  </Box>
);

const filterOf = ({ isPeriod, isDay }: FilterConfig) => {
  if (isPeriod) return Period;
  return isDay ? Day : Choice;
};

const filled = (filter: object): string =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => isFilled(value))
      .toSorted(),
  );

/**
 * Takes what the form sends for a new filter only where it is one. The form sends it too when the focus leaves a field, and
 * the list would go back to its own address when another page is on its way already.
 */
const Changing = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const setFilters: typeof list.setFilters = (filters, ...more) => {
    if (filled(filters as object) !== filled(list.filterValues as object)) list.setFilters(filters, ...more);
  };
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>;
};

export const ListFilters = <Row extends RaRecord>({ config }: ConfigProps<Row>) => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const { resource, isSearched = true } = config;
  const filters = config.filters.filter(({ access }) => access === undefined || may(identity, access));
  const { filterText = (source) => `resources.${resource}.filters.${source}` } = config;
  if (!isSearched && filters.length === 0) return null;
  return (
    <Box role="search" aria-label={translate('cotejo.lists.filters')}>
      <Changing>
        <FilterLiveForm debounce={300}>
          <Box sx={grid(isSearched, filters.length)}>
            {isSearched && (
              <TextInput
                source="q"
                label={translate(`resources.${resource}.filters.q`)}
                helperText={false}
                type="search"
                resettable
              />
            )}
            {filters.map((filter) => {
              const Filter = filterOf(filter);
              return <Filter key={filter.source} {...filter} text={filterText} />;
            })}
          </Box>
        </FilterLiveForm>
      </Changing>
    </Box>
  );
};
