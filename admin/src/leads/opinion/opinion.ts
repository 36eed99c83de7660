/** What a person thinks of how her request was handled, as the read service gives it. */
import { type RaRecord } from 'react-admin';

export type OpinionRow = RaRecord<string> & {
  readonly leadId: string;
  /** From 1 to 5. */
  readonly score: number;
  /** From 0 to 10. */
  readonly recommend: number | null;
  readonly topics: readonly string[];
  /** `null` when there is none, or it was erased. */
  readonly comment: string | null;
  readonly at: string;
  readonly changedAt: string;
};
