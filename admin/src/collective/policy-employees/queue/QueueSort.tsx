/** The order of the queue: who waits longest, or whose cutting day comes first. */
import { MenuItem, TextField } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

const orders = ['waitingSince', 'dueOn'] as const;

export const QueueSort = () => {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const say = (key: string) => translate(`resources.policy-employees.queue.${key}`);
  return (
    <TextField
      select
      size="small"
      label={say('sort')}
      value={orders.find((order) => order === sort.field) ?? ''}
      onChange={({ target }) => setSort({ field: target.value, order: 'ASC' })}
      sx={{ minWidth: 220 }}
    >
      {orders.map((order) => (
        <MenuItem key={order} value={order}>
          {say(`sorts.${order}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
