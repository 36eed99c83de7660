/** The columns of the board, and the meaning of a moved card. */
import { commandTo, type TransitionCommand } from '@cotejo/core/reference/lead-transitions';
import { type LeadStatus, leadStatus, leadStatuses, statusesIn } from '@cotejo/core/reference/lead-statuses';
import { substatusesOf } from '@cotejo/core/reference/lead-substatuses';
import { type FormCommand } from '../commands/forms.ts';
import { type Values } from '../../kit/commands/form.ts';
import { type LeadRow } from '../lead.ts';

export type BoardColumn = {
  readonly id: number;
  readonly count: number;
  /** Whether there may be more than were counted. */
  readonly atLeast: boolean;
  readonly cards: readonly LeadRow[];
  readonly next: string | null;
};

/** Deleted requests are not on the board. */
export const boardStatuses: readonly number[] = statusesIn('new', 'open', 'won', 'lost', 'refund', 'aside');

/** Statuses that are over are folded at first, and so are those that hardly ever are used. */
export const foldedAtFirst: readonly number[] = [
  ...statusesIn('won', 'lost', 'refund', 'aside'),
  leadStatus.none,
  leadStatus.other,
];

/** The statuses that somebody has opened or folded by hand. */
export type ByHand = { readonly opened: readonly number[]; readonly folded: readonly number[] };

/** Whether a column is folded: as somebody has left it, otherwise when it is empty or its status is over. */
export const isFolded = ({ id, count, cards }: BoardColumn, { opened, folded }: ByHand): boolean =>
  folded.includes(id) ||
  (!opened.includes(id) && (foldedAtFirst.includes(id) || (count === 0 && cards.length === 0)));

/** The choices by hand once a column was folded or opened. */
export const turned = (id: number, fold: boolean, { opened, folded }: ByHand): ByHand => {
  const [others, otherFolds] = [opened, folded].map((ids) => ids.filter((one) => one !== id));
  return fold
    ? { opened: others!, folded: [...otherFolds!, id] }
    : { opened: [...others!, id], folded: otherFolds! };
};

/** The column that the board begins at: the first with cards of the viewer, otherwise with any. */
export const beginning = (
  open: readonly BoardColumn[],
  viewerId: string | undefined,
): BoardColumn | undefined =>
  open.find(({ cards }) =>
    cards.some(({ executiveId }) => executiveId !== null && executiveId === viewerId),
  ) ?? open.find(({ cards }) => cards.length > 0);

/** The effect of dropping a card on a column. */
export type Move =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly reason: string | undefined }
  | { readonly kind: 'send'; readonly command: FormCommand; readonly payload: object }
  | { readonly kind: 'ask'; readonly command: FormCommand; readonly initial: Values };

/** Coming back, and being given to somebody, are other ways into a column. */
const otherWays: readonly TransitionCommand[] = ['assign', 'reopen'];

const asksNothing = (command: TransitionCommand, statusId: number): boolean =>
  command === 'change-status' && substatusesOf(statusId).length === 0;

/** The commands that bring a lead to a status, as far as this person may. */
export const moveTo = ({ statusId, allowedCommands }: LeadRow, target: number): Move => {
  if (statusId === target && substatusesOf(target).length === 0) return { kind: 'nothing' };
  const own = commandTo(target);
  const known = (name: TransitionCommand) => allowedCommands.find(({ command }) => command === name);
  const command = [...(own ? [own] : []), ...otherWays].find((name) => {
    const way = known(name);
    return way?.allowed === true && way.to?.includes(target) === true;
  });
  if (!command) return { kind: 'refused', reason: own && known(own)?.reason };
  if (statusId === target && command !== 'change-status') return { kind: 'nothing' };
  return asksNothing(command, target)
    ? { kind: 'send', command, payload: { statusId: target } }
    : { kind: 'ask', command, initial: command === 'change-status' ? { statusId: target } : {} };
};

export const isOpenTo = (lead: LeadRow, target: number): boolean =>
  ['send', 'ask'].includes(moveTo(lead, target).kind);

/** The columns that a card may go to. */
export const targetsOf = (lead: LeadRow): readonly LeadStatus[] =>
  leadStatuses.filter(({ id }) => id !== lead.statusId && boardStatuses.includes(id) && isOpenTo(lead, id));

export type Refusal = { readonly statusIds: readonly number[]; readonly reason: string | undefined };

/** The statuses that don't take a card, by the reason that each has. */
export const refusalsOf = (lead: LeadRow, statusIds: readonly number[]): readonly Refusal[] => {
  const byReason = new Map<string | undefined, number[]>();
  for (const id of statusIds) {
    const move = moveTo(lead, id);
    if (id === lead.statusId || move.kind !== 'refused') continue;
    byReason.set(move.reason, [...(byReason.get(move.reason) ?? []), id]);
  }
  return [...byReason].map(([reason, ids]) => ({ statusIds: ids, reason }));
};

/**
 * The columns with a card that is on its way shown where it goes; counts are told by the server alone.
 * @param pending lead ids → the status that each is on its way to
 */
export const withPending = (
  columns: readonly BoardColumn[],
  pending: ReadonlyMap<string, number>,
): readonly BoardColumn[] => {
  if (pending.size === 0) return columns;
  const travelling = columns.flatMap(({ cards }) => cards).filter(({ id }) => pending.has(id));
  return columns.map((column) => ({
    ...column,
    cards: [
      ...travelling.filter(({ id }) => pending.get(id) === column.id),
      ...column.cards.filter(({ id }) => !pending.has(id)),
    ],
  }));
};

/** A column with a further page behind what it shows, without the cards that are there already. */
export const withPage = (column: BoardColumn, { cards, next }: BoardColumn): BoardColumn => {
  const shown = new Set(column.cards.map(({ id }) => id));
  return { ...column, cards: [...column.cards, ...cards.filter(({ id }) => !shown.has(id))], next };
};

export type ReadPage = (statusId: number, after: string) => Promise<BoardColumn>;

/**
 * The first pages, and behind them as many as somebody has asked for.
 * @param depths status ids → pages that are shown; one where it is left out
 */
export const readDeep = (
  columns: readonly BoardColumn[],
  depths: ReadonlyMap<number, number>,
  readPage: ReadPage,
): Promise<readonly BoardColumn[]> =>
  Promise.all(
    columns.map(async (first) => {
      let column = first;
      for (let pages = depths.get(first.id) ?? 1; pages > 1 && column.next !== null; pages -= 1)
        column = withPage(column, await readPage(column.id, column.next));
      return column;
    }),
  );
