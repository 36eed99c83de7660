/** Everything that narrows the leads. */
import { countries } from '@cotejo/core/reference/countries';
import { failureReasons } from '@cotejo/core/reference/failure-reasons';
import { leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { leadSubstatuses } from '@cotejo/core/reference/lead-substatuses';
import { requestTypes } from '@cotejo/core/reference/request-types';
import { type ReactNode } from 'react';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type FilterField } from '../../kit/list/filters/filter.ts';
import { SeveralInput } from '../../kit/list/filters/SeveralInput.tsx';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { DateFilter } from './DateFilter.tsx';
import { ExecutiveFilter } from './ExecutiveFilter.tsx';
import { type DateField, dateFields } from './leadFilters.ts';
import { substatusWithStatuses } from './leadChips.ts';

const statuses = leadStatuses.map(({ id, shown }) => ({ id, name: shown }));

type SeveralProps = {
  source: string;
  choices: readonly { readonly id: number | string; readonly name: string }[];
};

const Several = ({ source, choices }: SeveralProps) => (
  <SeveralInput source={source} label={`resources.leads.filters.${source}`} choices={[...choices]} />
);

/** Of the statuses that were chosen; of all where none was. */
const SubstatusFilter = () => {
  const chosen: unknown = useWatch({ name: 'statusId' });
  const within = Array.isArray(chosen) && chosen.length > 0 ? chosen : undefined;
  const choices = leadSubstatuses
    .filter(({ parents }) => !within || parents.some((id) => within.includes(id)))
    .map(({ id }) => ({ id, name: substatusWithStatuses(id) }));
  return <Several source="substatusId" choices={choices} />;
};

const Text = ({ source }: { source: string }) => (
  <TextInput source={source} label={`resources.leads.filters.${source}`} helperText={false} resettable />
);

const YesOrNo = ({ source }: { source: string }) => {
  const translate = useTranslate();
  return (
    <SelectInput
      source={source}
      label={`resources.leads.filters.${source}`}
      choices={['yes', 'no'].map((id) => ({ id, name: translate(`resources.leads.filters.${id}`) }))}
      emptyText={translate('resources.leads.filters.either')}
      helperText={false}
      translateChoice={false}
    />
  );
};

/** Tests are out of sight unless they are asked for. */
const Tests = () => {
  const translate = useTranslate();
  return (
    <SelectInput
      source="tests"
      label="resources.leads.filters.tests"
      choices={[{ id: 'yes', name: translate('resources.leads.filters.testsShown') }]}
      emptyText={translate('resources.leads.filters.testsHidden')}
      helperText={false}
      translateChoice={false}
    />
  );
};

/** In the order in which they are used most. */
export const useLeadFields = (): readonly FilterField[] => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const own = countries.filter(({ code }) => identity?.countries.includes(code));
  const markets = (own.length > 0 ? own : countries).map(({ code, name }) => ({ id: code, name }));
  const field = (name: string, input: ReactNode): FilterField => ({
    name,
    label: translate(`resources.leads.filters.${name}`),
    input,
  });
  const date = (name: DateField) => field(name, <DateFilter field={name} />);
  const [received, ...otherDates] = dateFields;
  return [
    field('statusId', <Several source="statusId" choices={statuses} />),
    field('substatusId', <SubstatusFilter />),
    field('executiveId', <ExecutiveFilter />),
    date(received),
    field('requestTypeId', <Several source="requestTypeId" choices={requestTypes} />),
    ...(markets.length > 1 ? [field('country', <Several source="country" choices={markets} />)] : []),
    field('failureReasonId', <Several source="failureReasonId" choices={failureReasons} />),
    ...otherDates.map(date),
    field('worked', <YesOrNo source="worked" />),
    field('productCode', <Text source="productCode" />),
    field('originLead', <Text source="originLead" />),
    field('internalTraffic', <YesOrNo source="internalTraffic" />),
    field('tests', <Tests />),
  ];
};
