/** The order of the leads where there are no column headings to choose it by. */
import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

const orders: Readonly<Record<string, string>> = {
  'fecha DESC': 'Más recientes',
  'fecha ASC': 'Más antiguas',
  'fecha_ultimo_estado ASC': 'Más tiempo en su estado',
  'fecha_ultimo_estado DESC': 'Último cambio de estado',
  'appointmentAt ASC': 'Próxima cita',
  'firstName ASC': 'Nombre (A-Z)',
  'statusId ASC': 'Estado',
};

export const LeadSort = () => {
  const { sort, setSort } = useListContext();
  const current = `${sort.field} ${sort.order}`;
  return (
    <TextField
      select
      fullWidth
      label="Ordenar por"
      value={current in orders ? current : ''}
      onChange={({ target }) => {
        const [field = 'fecha', order] = target.value.split(' ');
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
      sx={{ mt: 1.75, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
    >
      {Object.entries(orders).map(([order, name]) => (
        <MenuItem key={order} value={order}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
