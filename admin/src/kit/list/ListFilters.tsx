/** The filters of a list: a search field and choices; nothing is shown for a list without filters. */
import { spelledDay } from '@cotejo/core/kit/time';
import { Box } from '@mui/material';
import { DateInput, type RaRecord, SelectInput, useListContext } from 'react-admin';
import { may } from '../providers/access.ts';
import { useConsoleIdentity } from '../session/useConsoleIdentity.ts';
import { isFilled } from '../commands/isFilled.ts';
import { type FilterChip } from './filters/filter.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { type ConfigProps, type FilterChoice, type FilterConfig } from './ListConfig.ts';
import { useWords } from '../useWords.ts';

const none = (): readonly FilterChoice[] => [];

type FilterProps = FilterConfig & { labelOf: (source: string) => string };

const Choice = ({ source, choices, useChoices = none, labelOf }: FilterProps) => {
  const read = useChoices();
  return (
    <SelectInput
      source={source}
      label={labelOf(source)}
      choices={[...(choices ?? read)]}
      emptyText="Todos"
      helperText={false}
      translateChoice={false}
    />
  );
};

const Day = ({ source, labelOf }: Pick<FilterProps, 'source' | 'labelOf'>) => (
  <DateInput source={source} label={labelOf(source)} helperText={false} parse={(day: string) => day} />
);

const Period = ({ source, labelOf }: FilterProps) => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
    {[`${source}_gte`, `${source}_lte`].map((name) => (
      <Day key={name} source={name} labelOf={labelOf} />
    ))}
  </Box>
);

const filterOf = ({ isPeriod, isDay }: FilterConfig) => {
  if (isPeriod) return Period;
  return isDay ? Day : Choice;
};

const dayText = (day: unknown): string => (typeof day === 'string' ? spelledDay(day) : '…');

/** The name of the chosen value; `undefined` while the choices are being read. */
const ChosenName = ({
  filter: { choices, useChoices = none },
  value,
}: {
  filter: FilterConfig;
  value: unknown;
}) => {
  const read = useChoices();
  return (choices ?? read).find(({ id }) => String(id) === String(value))?.name ?? '…';
};

const chipsOf = (
  filter: FilterConfig,
  values: Readonly<Record<string, unknown>>,
  labelOf: (source: string) => string,
): readonly FilterChip[] => {
  const { source, isPeriod, isDay } = filter;
  const names = isPeriod ? [`${source}_gte`, `${source}_lte`] : [source];
  return names
    .filter((name) => isFilled(values[name]))
    .map((name) => ({
      key: name,
      field: source,
      label: (
        <>
          {labelOf(name)}:{' '}
          {isPeriod || isDay ? dayText(values[name]) : <ChosenName filter={filter} value={values[name]} />}
        </>
      ),
      without: Object.fromEntries(Object.entries(values).filter(([other]) => other !== name)),
    }));
};

export const ListFilters = <Row extends RaRecord>({ config }: ConfigProps<Row>) => {
  const identity = useConsoleIdentity();
  const values = useListContext().filterValues as Readonly<Record<string, unknown>>;
  const { resource, isSearched = true } = config;
  const filters = config.filters.filter(({ access }) => access === undefined || may(identity, access));
  const words = useWords(resource);
  const labels = { ...(config.labels ?? words.fields), ...words.filters };
  const labelOf = (source: string) => labels[source] ?? source;
  return (
    <FilterBar
      search={isSearched ? words.search : undefined}
      fields={filters.map((filter) => {
        const Filter = filterOf(filter);
        const { source } = filter;
        return { name: source, label: labelOf(source), input: <Filter {...filter} labelOf={labelOf} /> };
      })}
      chips={filters.flatMap((filter) => chipsOf(filter, values, labelOf))}
    />
  );
};
