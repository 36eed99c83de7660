/** The order of the queue: who waits longest, or whose cutting day comes first. */
import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

const orders = [
  { field: 'waitingSince', name: 'La que más espera primero' },
  { field: 'dueOn', name: 'El corte más próximo primero' },
];

export const QueueSort = () => {
  const { sort, setSort } = useListContext();
  return (
    <TextField
      select
      size="small"
      label="Orden"
      value={orders.find(({ field }) => field === sort.field)?.field ?? ''}
      onChange={({ target }) => setSort({ field: target.value, order: 'ASC' })}
      sx={{ minWidth: 220 }}
    >
      {orders.map(({ field, name }) => (
        <MenuItem key={field} value={field}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
