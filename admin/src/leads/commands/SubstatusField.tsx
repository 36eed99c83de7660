/** The finer state under a status; nothing where the status has none. */
import { substatusesOf } from '@cotejo/core/reference/lead-substatuses';
import { required, SelectInput } from 'react-admin';
import { substatusName } from '../leadModel.ts';

const chosen = [required('Elige un subestado.')];

export const SubstatusField = ({ statusId }: { statusId: number | undefined }) => {
  const choices = (statusId === undefined ? [] : substatusesOf(statusId)).map(({ id }) => ({
    id,
    name: substatusName(id),
  }));
  if (choices.length === 0) return null;
  return (
    <SelectInput
      // A substatus belongs to its status: another status starts without one.
      key={statusId}
      source="substatusId"
      label="Subestado"
      choices={choices}
      validate={chosen}
      translateChoice={false}
      helperText={false}
      fullWidth
    />
  );
};

/** The substatus that was chosen, unless that was under another status. */
export const substatusOf = (statusId: number, substatusId: unknown): { substatusId?: number } => {
  const found = substatusesOf(statusId).find(({ id }) => id === substatusId);
  return found ? { substatusId: found.id } : {};
};
