/** The leads that each panel of the start page asks for, and the page that the panel leads to. */
import {
  leadPhases,
  type LeadPhase,
  leadStatus,
  openStatuses,
  statusesIn,
} from '@cotejo/core/reference/lead-statuses';
import { me, unassigned } from '../filters/leadFilters.ts';

/** The filters of a panel, those of the list: its link leads to the list of just these leads. */
export type LeadQuestion = {
  readonly name: 'appointments' | 'overdue' | 'fresh' | 'waiting' | 'unassigned' | 'toReassign' | 'stalled';
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
};

const hour = 60 * 60_000;

/**
 * The panels of an executive's morning.
 * @param now milliseconds since 1970; questions change with the hour, not with every moment
 */
export const executiveQuestions = (now: number): readonly LeadQuestion[] => {
  const aDayAgo = new Date(Math.floor(now / hour) * hour - 24 * hour).toISOString();
  const untouched = { executiveId: [me], statusId: openStatuses, worked: 'no' };
  return [
    {
      name: 'appointments',
      filter: { executiveId: [me], statusId: [leadStatus.agenda], appointmentAt_in: 'today' },
      sort: { field: 'appointmentAt', order: 'ASC' },
    },
    {
      name: 'overdue',
      filter: { executiveId: [me], statusId: [leadStatus.agenda], appointmentAt_in: 'overdue' },
      sort: { field: 'appointmentAt', order: 'ASC' },
    },
    {
      name: 'fresh',
      filter: { ...untouched, fecha_asignado_gte: aDayAgo },
      sort: { field: 'fecha_asignado', order: 'DESC' },
    },
    {
      name: 'waiting',
      filter: { ...untouched, fecha_asignado_lte: aDayAgo },
      sort: { field: 'fecha_asignado', order: 'ASC' },
    },
  ];
};

/** The leads that a supervisor has to act on: unassigned ones, ones that are given back, and ones that stand still. */
export const teamQuestions: readonly LeadQuestion[] = [
  {
    name: 'unassigned',
    filter: { executiveId: [unassigned], statusId: openStatuses },
    sort: { field: 'fecha', order: 'ASC' },
  },
  {
    name: 'toReassign',
    filter: { statusId: [leadStatus.toReassign] },
    sort: { field: 'fecha_ultimo_estado', order: 'ASC' },
  },
  {
    name: 'stalled',
    filter: { statusId: statusesIn('open') },
    sort: { field: 'fecha_ultimo_estado', order: 'ASC' },
  },
];

export type StatusCount = { readonly id: number; readonly count: number; readonly atLeast: boolean };

export type PhaseCount = Omit<StatusCount, 'id'> & {
  readonly phase: LeadPhase;
  /** Of the fullest phase; from 0 to 1. */
  readonly part: number;
  readonly statuses: readonly StatusCount[];
};

/** The phases and statuses in which there is anything, in the order in which a lead goes through them. */
export const countsByPhase = (counts: readonly StatusCount[]): readonly PhaseCount[] => {
  const phases = leadPhases.map((phase) => {
    const statuses = statusesIn(phase).flatMap((status) =>
      counts.filter(({ id, count }) => id === status && count > 0),
    );
    const count = statuses.reduce((sum, status) => sum + status.count, 0);
    return { phase, statuses, count, atLeast: statuses.some(({ atLeast }) => atLeast) };
  });
  const most = Math.max(...phases.map(({ count }) => count));
  return phases.filter(({ count }) => count > 0).map((one) => ({ ...one, part: one.count / most }));
};
