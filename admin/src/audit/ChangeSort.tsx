/** The order of the changes where there are no column headings to choose it by. */
import { MenuItem, TextField } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

const orders = ['at DESC', 'at ASC', 'secondsInPrevious DESC', 'secondsInPrevious ASC'];

export const ChangeSort = () => {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  return (
    <TextField
      select
      fullWidth
      label={translate('resources.auditoria.list.sort')}
      value={`${sort.field} ${sort.order}`}
      onChange={({ target }) => {
        const [field = 'at', order] = target.value.split(' ');
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
      sx={{ p: 1.5, '& .MuiInputLabel-root': { m: 1.5 } }}
    >
      {orders.map((order) => (
        <MenuItem key={order} value={order}>
          {translate(`resources.auditoria.list.sorts.${order}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
