/** The order of happenings where there is no column heading to choose it by. */
import { MenuItem, TextField } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

export const HappeningSort = () => {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  return (
    <TextField
      select
      fullWidth
      label={translate('resources.auditoria.list.sort')}
      value={sort.order}
      onChange={({ target }) => setSort({ field: 'at', order: target.value === 'ASC' ? 'ASC' : 'DESC' })}
      sx={{ mt: 1.75 }}
    >
      {(['DESC', 'ASC'] as const).map((order) => (
        <MenuItem key={order} value={order}>
          {translate(`resources.auditoria.list.sorts.${order}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
