/** Which events the audit indexes: each context registers its own, the projector of the audit loops over them. */
import { type EventSet } from '@cotejo/core/kit/event-sourcing';

export type AuditSource = {
  /** Of the streams. */
  readonly category: string;
  readonly events: EventSet;
  /** The console's name of the records of these streams. */
  readonly resource: string;
  /**
   * The kind of record by whose scope rule an event is seen; its id is the stream's. The resource itself unless said: feedback
   * is seen by whoever sees its lead.
   */
  readonly aggregate?: string;
};
