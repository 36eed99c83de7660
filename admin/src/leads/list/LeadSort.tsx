/** The order of the leads where there are no column headings to choose it by. */
import { MenuItem, TextField } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

const orders = [
  'fecha DESC',
  'fecha ASC',
  'fecha_ultimo_estado ASC',
  'fecha_ultimo_estado DESC',
  'appointmentAt ASC',
  'firstName ASC',
  'statusId ASC',
];

export const LeadSort = () => {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const current = `${sort.field} ${sort.order}`;
  return (
    <TextField
      select
      fullWidth
      label={translate('resources.leads.list.sort')}
      value={orders.includes(current) ? current : ''}
      onChange={({ target }) => {
        const [field = 'fecha', order] = target.value.split(' ');
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
      sx={{ mt: 1.75, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
    >
      {orders.map((order) => (
        <MenuItem key={order} value={order}>
          {translate(`resources.leads.list.sorts.${order}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
