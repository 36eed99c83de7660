/** Loads of activations and cancellations from workbooks. */
import { employeeLoadEvents } from '@cotejo/core/employee-loads';
import { type ProjectionContext } from '../kit/context.ts';
import { employeeLoadNotificationSource } from './employee-load-notifications.ts';
import { employeeLoadsProjector } from './employee-loads-projector.ts';

export const employeeLoadsContext = (): ProjectionContext => ({
  name: 'employee-loads',
  projectors: [employeeLoadsProjector],
  audit: [{ category: 'employeeLoad', events: employeeLoadEvents, resource: 'employee-loads' }],
  notifications: [employeeLoadNotificationSource],
});
