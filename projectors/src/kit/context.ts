/** The registration of a context on this floor: its projectors, automations and sources. */
import { type AuditSource } from './audit-source.ts';
import { type Automation } from './automation/index.ts';
import { type NotificationSource } from './notification-source.ts';
import { type Projector } from './projector/index.ts';

export type ProjectionContext = {
  /** The same on every floor. */
  readonly name: string;
  readonly projectors?: readonly Projector[];
  /** The projectors of a context that serves the others, made of what they register. */
  readonly projectorsOver?: (contexts: readonly ProjectionContext[]) => readonly Projector[];
  readonly automations?: readonly Automation[];
  /** Its events that the audit indexes. */
  readonly audit?: readonly AuditSource[];
  /** The recipients of notifications about its events. */
  readonly notifications?: readonly NotificationSource[];
};
