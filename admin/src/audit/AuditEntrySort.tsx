/** The order of audit entries where there is no column heading to choose it by. */
import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

export const AuditEntrySort = () => {
  const { sort, setSort } = useListContext();
  return (
    <TextField
      select
      fullWidth
      label="Ordenar por"
      value={sort.order}
      onChange={({ target }) => setSort({ field: 'at', order: target.value === 'ASC' ? 'ASC' : 'DESC' })}
      sx={{ mt: 1.75 }}
    >
      <MenuItem value="DESC">Más recientes</MenuItem>
      <MenuItem value="ASC">Más antiguos</MenuItem>
    </TextField>
  );
};
