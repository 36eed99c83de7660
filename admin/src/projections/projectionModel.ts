/** The wording of projections in the console, without any component. */
import { type ParkedEventRow, type ParkedStreamRow, type ProjectionRow } from '@cotejo/core/projections';
import { type CommandedRow } from '../kit/commands/CommandDialog.tsx';
import { type CommandForm, said } from '../kit/commands/form.ts';

/** In the order in which somebody has to look at them, with the color of each. */
export const healths = {
  stopped: 'error',
  frozen: 'error',
  behind: 'warning',
  building: 'info',
  current: 'success',
} as const;
export type Health = keyof typeof healths;

export const healthOf = ({ stoppedAt, frozen, shown, caughtUp }: ProjectionRow): Health => {
  if (stoppedAt !== null) return 'stopped';
  if (frozen) return 'frozen';
  if (!shown) return 'building';
  return caughtUp ? 'current' : 'behind';
};

const urgency = (row: ProjectionRow): number => Object.keys(healths).indexOf(healthOf(row));

/** Those that need somebody first, otherwise as they come. */
export const byUrgency = (rows: readonly ProjectionRow[]): readonly ProjectionRow[] =>
  rows.toSorted((one, other) => urgency(one) - urgency(other));

/** The commands go to the stream of the projector's decisions, so a payload names what it is about. */
export const parkingForms = ({
  stream,
  eventId,
}: Pick<ParkedStreamRow, 'stream' | 'eventId'>): Readonly<
  Record<'retry' | 'skip', CommandForm<CommandedRow>>
> => ({
  retry: { fields: [], payloadOf: () => ({ stream }) },
  skip: { fields: ['reason'], payloadOf: (values) => ({ stream, eventId, ...said(values, 'reason') }) },
});

const pieces = ['country', 'schemaVersion', 'commandId', '$causationId', '$correlationId'];

/** The pieces of an event's metadata that are shown as they are; what is not there is left out. */
export const metadataFacts = (metadata: ParkedEventRow['metadata']) =>
  pieces.flatMap((field) => {
    const value = metadata?.[field];
    return typeof value === 'string' || typeof value === 'number' ? [{ field, value: `${value}` }] : [];
  });
