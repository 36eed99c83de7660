/** Whose leads: nobody's, one's own, some executives'. */
import { useTranslate } from 'react-admin';
import { SeveralInput } from '../../kit/list/filters/SeveralInput.tsx';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { chosenExecutives, me, unassigned } from './leadFilters.ts';
import { useExecutives } from '../../identity/index.ts';

export const ExecutiveFilter = () => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const { data: executives = [] } = useExecutives();
  const isExecutive = identity?.roles.includes('EJECUTIVO') ?? false;
  const own = identity && isExecutive ? [identity] : [];
  const choices = [
    { id: unassigned, name: translate('resources.leads.unassigned') },
    ...own.map(({ name }) => ({ id: me, name: translate('resources.leads.filters.me', { name }) })),
    ...executives.filter(({ id }) => id !== own[0]?.id).map(({ id, name }) => ({ id, name })),
  ];
  return (
    <SeveralInput
      source="executiveId"
      label="resources.leads.filters.executiveId"
      choices={choices}
      format={chosenExecutives}
      parse={chosenExecutives}
    />
  );
};
