/** The finer state under a status; nothing where the status has none. */
import { substatusesOf } from '@cotejo/core/reference/lead-substatuses';
import { required } from 'react-admin';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { substatusName } from '../leadModel.ts';

const chosen = [required('Elige un subestado.')];

export const SubstatusField = ({ statusId }: { statusId: number | undefined }) => {
  const choices = (statusId === undefined ? [] : substatusesOf(statusId)).map(({ id }) => ({
    id,
    name: substatusName(id),
  }));
  if (choices.length === 0) return null;
  return (
    <ChoiceField
      // A substatus belongs to its status: another status starts without one.
      key={statusId}
      source="substatusId"
      label="Subestado"
      choices={choices}
      validate={chosen}
    />
  );
};

/** The substatus that was chosen, unless that was under another status. */
export const substatusOf = (statusId: number, substatusId: unknown): { substatusId?: number } => {
  const found = substatusesOf(statusId).find(({ id }) => id === substatusId);
  return found ? { substatusId: found.id } : {};
};
