/** Where notifications about loads lead: to the load. */
import { type Notified } from '../kit/context.ts';

const toLoad = ({ aggregateId }: Notified): string => `/employee-loads/${aggregateId}/show`;

export const employeeLoadNotifications = {
  'employee-load-finished': toLoad,
  'employee-load-failed': toLoad,
};
