/** The columns of the file that no field takes: what they say goes nowhere. */
import { type EmployeeLoadRecord, type Mapping, unusedHeadings } from '@cotejo/core/employee-loads';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

/** @param mapping as it is chosen now */
export const UnusedColumns = ({ load, mapping }: { load: EmployeeLoadRecord; mapping: Mapping }) => {
  const translate = useTranslate();
  const unused = unusedHeadings(load.headings, mapping);
  if (unused.length === 0) return null;
  return (
    <Alert severity="warning">
      {translate('resources.employee-loads.mapping.unused', {
        smart_count: unused.length,
        names: unused.map((heading) => `«${heading}»`).join(', '),
      })}
    </Alert>
  );
};
