/** What the audit's questions are answered with. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type RaRecord } from 'react-admin';

/** A change of status of any lead; instants are UTC. */
export type StatusChangeRow = RaRecord<string> & {
  readonly leadId: string;
  readonly country: CountryCode;
  readonly requestTypeId: number;
  readonly executiveId: string | null;
  readonly executiveName: string | null;
  readonly fromStatusId: number | null;
  readonly fromSubstatusId: number | null;
  readonly toStatusId: number;
  readonly toSubstatusId: number | null;
  readonly reasonId: number | null;
  /** `null` when there is none, or it was erased. */
  readonly reasonText: string | null;
  readonly note: string | null;
  readonly actor: Actor;
  readonly actorName: string | null;
  readonly at: string;
  readonly secondsInPrevious: number | null;
  readonly commandId: string;
  readonly correlationId: string;
};

/** What durations can be grouped by, in the order in which they are offered. */
export const groupings = ['fromStatus', 'toStatus', 'actor', 'executive', 'reason', 'day'] as const;
export type Grouping = (typeof groupings)[number];

/** One group's times in the status before; seconds. */
export type DurationRow = {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly median: number;
  readonly p90: number;
  readonly mean: number;
  readonly max: number;
  readonly outliers: readonly {
    readonly leadId: string;
    readonly historyId: string;
    readonly seconds: number;
  }[];
};

/** What is told of each group's times, in the order in which it is told. */
export const figures = ['median', 'p90', 'mean', 'max'] as const satisfies readonly (keyof DurationRow)[];

/** A look at any record. */
export type LookRow = RaRecord<string> & {
  readonly resource: string;
  readonly resourceId: string;
  readonly what: string;
  readonly at: string;
  readonly actor: Actor;
  readonly actorName: string | null;
};
