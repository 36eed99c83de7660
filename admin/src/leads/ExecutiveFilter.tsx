/** Whose leads: nobody's, one's own, an executive's. */
import { SelectInput, useTranslate } from 'react-admin';
import { useConsoleIdentity } from '../layout/useConsoleIdentity.ts';
import { unassigned } from './leadFilters.ts';
import { useExecutives } from './useExecutives.ts';

export const ExecutiveFilter = () => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const { data: executives = [] } = useExecutives();
  const isExecutive = identity?.roles.includes('EJECUTIVO') ?? false;
  const me = identity && isExecutive ? [{ id: identity.id, name: identity.name }] : [];
  const choices = [
    { id: unassigned, name: translate('resources.leads.unassigned') },
    ...me.map(({ id, name }) => ({ id, name: translate('resources.leads.filters.me', { name }) })),
    ...executives.filter(({ id }) => id !== me[0]?.id).map(({ id, name }) => ({ id, name })),
  ];
  return (
    <SelectInput
      source="executiveId"
      label="resources.leads.filters.executiveId"
      choices={choices}
      emptyText={translate('resources.leads.filters.all')}
      helperText={false}
      translateChoice={false}
    />
  );
};
