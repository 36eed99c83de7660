/** What the audit's questions are answered with. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type RaRecord } from 'react-admin';

/** What durations can be grouped by, in the order in which they are offered. */
export const groupings = ['fromStatus', 'toStatus', 'actor', 'executive', 'reason', 'day'] as const;
export type Grouping = (typeof groupings)[number];

export const groupingNames: Readonly<Record<Grouping, string>> = {
  fromStatus: 'Estado que dejaron',
  toStatus: 'Estado al que pasaron',
  actor: 'Quién hizo el cambio',
  executive: 'Ejecutivo que las tenía',
  reason: 'Motivo de fallo',
  day: 'Día',
};

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

export const figureNames: Readonly<Record<(typeof figures)[number], string>> = {
  median: 'Mediana',
  p90: 'Percentil 90',
  mean: 'Promedio',
  max: 'Máximo',
};

/** A look at a lead. */
export type AccessRow = RaRecord<string> & {
  readonly leadId: string;
  readonly what: string;
  readonly at: string;
  readonly actor: Actor;
  readonly actorName: string | null;
};
