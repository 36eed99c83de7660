/** The columns of the file that no field takes: what they say goes nowhere. */
import { type EmployeeLoadRecord, type Mapping, unusedHeadings } from '@cotejo/core/employee-loads';
import { Alert } from '@mui/material';
import { plural } from '../kit/words/plural.ts';

/** @param mapping as it is chosen now */
export const UnusedColumns = ({ load, mapping }: { load: EmployeeLoadRecord; mapping: Mapping }) => {
  const unused = unusedHeadings(load.headings, mapping);
  if (unused.length === 0) return null;
  return (
    <Alert severity="warning">
      {plural(unused.length, 'Esta columna del archivo no se usa', 'Estas columnas del archivo no se usan')}:{' '}
      {unused.map((heading) => `«${heading}»`).join(', ')}.
    </Alert>
  );
};
