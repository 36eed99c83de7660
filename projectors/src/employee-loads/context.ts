/** Loads of activations and cancellations from workbooks. */
import { type ProjectionContext } from '../kit/context.ts';
import { employeeLoadAuditSource } from './employee-load-audit-source.ts';
import { employeeLoadNotificationSource } from './employee-load-notifications.ts';
import { employeeLoadsProjector } from './employee-loads-projector.ts';

export const employeeLoadsContext = (): ProjectionContext => ({
  name: 'employee-loads',
  projectors: [employeeLoadsProjector],
  audit: [employeeLoadAuditSource],
  notifications: [employeeLoadNotificationSource],
});
