/** Filter by owner: none, oneself, some executives. */

import { SeveralInput } from '../../kit/list/filters/SeveralInput.tsx';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { chosenExecutives, me, unassigned } from './leadFilters.ts';
import { useExecutives } from '../../identity/index.ts';
import { noExecutive } from '../leadModel.ts';

export const ExecutiveFilter = () => {
  const identity = useConsoleIdentity();
  const { data: executives = [] } = useExecutives();
  const isExecutive = identity?.roles.includes('EJECUTIVO') ?? false;
  const own = identity && isExecutive ? [identity] : [];
  const choices = [
    { id: unassigned, name: noExecutive },
    ...own.map(({ name }) => ({ id: me, name: `Yo (${name})` })),
    ...executives.filter(({ id }) => id !== own[0]?.id).map(({ id, name }) => ({ id, name })),
  ];
  return (
    <SeveralInput
      source="executiveId"
      label="Ejecutivo"
      choices={choices}
      format={chosenExecutives}
      parse={chosenExecutives}
    />
  );
};
