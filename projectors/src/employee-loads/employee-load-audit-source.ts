/** Loads in the audit: what each event is listed as, and what its row tells. */
import { employeeLoadEvents } from '@cotejo/core/employee-loads';
import { auditSource } from '../kit/audit-source.ts';

export const employeeLoadAuditSource = auditSource({
  category: 'employeeLoad',
  events: employeeLoadEvents,
  resource: 'employee-loads',
  kinds: {
    EmployeeLoadUploaded: 'import',
    EmployeeLoadMapped: 'import',
    EmployeeLoadRowCorrected: 'import',
    EmployeeLoadRowLeftOut: 'import',
    EmployeeLoadTried: 'import',
    EmployeeLoadConfirmed: 'import',
    // One for each portion of the rows.
    EmployeeLoadRowsHandled: null,
    EmployeeLoadFinished: 'import',
    EmployeeLoadWithdrawn: 'import',
    EmployeeLoadFailed: 'import',
  },
  tells: {
    EmployeeLoadUploaded: ['kind', 'rows'],
    EmployeeLoadRowCorrected: ['row'],
    EmployeeLoadRowLeftOut: ['row', 'isOut'],
    EmployeeLoadTried: ['ok', 'same', 'refused'],
    EmployeeLoadFailed: ['reason'],
  },
});
