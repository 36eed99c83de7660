/** The table of transitions as people read it: a row for each command, for whom, and from where to where. */
import { leadStatus, leadStatusById, leadStatuses } from '@cotejo/core/reference/lead-statuses';
import {
  type LeadTransition,
  leadTransitions,
  transitionCommands,
} from '@cotejo/core/reference/lead-transitions';
import { code, table } from './table.ts';

const name = (statusId: number): string => leadStatusById(statusId)!.specName;

const others = leadStatuses.filter(({ id }) => id !== leadStatus.deleted);

const names = (statusIds: readonly number[]): string =>
  others.every(({ id }) => statusIds.includes(id)) ? '_every other status_' : statusIds.map(name).join(', ');

const stays = ({ from, to }: LeadTransition): boolean => from.length === 1 && from[0] === to[0];

const target = (transition: LeadTransition): string =>
  stays(transition) ? '_where it stands_' : names(transition.to);

type Row = Pick<LeadTransition, 'command' | 'roles' | 'from'> & { readonly target: string };

/** Rows that differ in nothing but where they start are one, a command's rows side by side. */
const joined = (transitions: readonly LeadTransition[]): readonly Row[] => {
  const rows = new Map<string, Row>();
  for (const transition of transitions) {
    const { command, roles, from } = transition;
    const sameTarget = `${command}/${roles.join()}/${target(transition)}`;
    const known = rows.get(sameTarget);
    rows.set(sameTarget, {
      command,
      roles,
      target: target(transition),
      from: [...(known?.from ?? []), ...from],
    });
  }
  return transitionCommands.flatMap((command) => [...rows.values()].filter((row) => row.command === command));
};

export const transitionsTable = (): string =>
  table(
    ['Command', 'From', 'To', 'Roles'],
    joined(leadTransitions).map(({ command, from, target, roles }) => [
      code(command),
      names(from),
      target,
      roles.map(code).join(', '),
    ]),
  );
