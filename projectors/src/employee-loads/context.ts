/** Loads of activations and cancellations from workbooks. */
import { employeeLoads } from '@cotejo/core/employee-loads';
import { auditOf } from '../kit/audit-source.ts';
import { type ProjectionContext } from '../kit/context.ts';
import { employeeLoadNotificationSource } from './employee-load-notifications.ts';
import { employeeLoadsProjector } from './employee-loads-projector.ts';

export const employeeLoadsContext = (): ProjectionContext => ({
  name: 'employee-loads',
  projectors: [employeeLoadsProjector],
  audit: [auditOf(employeeLoads)],
  notifications: [employeeLoadNotificationSource],
});
