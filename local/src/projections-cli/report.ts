/** Projectors and what they have parked, as a terminal shows them. */
import { type ParkedEventRow, type ParkedStreamRow } from '@cotejo/core/projections';
import { type Projection } from './client.ts';

const stateOf = ({ frozen, stoppedAt, shown }: Projection): string =>
  [stoppedAt ? `detenido en ${stoppedAt}` : frozen ? 'sin avance' : '', shown ? '' : 'en construcción']
    .filter(Boolean)
    .join(', ') || 'al día';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const projectionLine = (projection: Projection): string => {
  const { name, version, lagEvents, parked } = projection;
  const late = lagEvents > 0 ? `, ${counted(lagEvents, 'evento', 'eventos')} por proyectar` : '';
  const held = parked > 0 ? `, ${counted(parked, 'flujo detenido', 'flujos detenidos')}` : '';
  return `${`${name} v${version}`.padEnd(52)}${stateOf(projection)}${late}${held}`;
};

export const parkedLines = (row: ParkedStreamRow): readonly string[] => [
  `${row.id}  ${row.projector} v${row.version}  ${row.stream}`,
  `    ${row.type} (evento ${row.eventId}, posición ${row.position}): ${row.error}`,
  `    desde ${row.since}; ${counted(row.waiting, 'evento espera', 'eventos esperan')}`,
];

export const inspectedLines = (row: ParkedEventRow): readonly string[] => [
  ...parkedLines(row),
  ...(row.metadata === null
    ? ['    El evento ya no está en el registro.']
    : Object.entries(row.metadata).map(([name, value]) => `    ${name}: ${JSON.stringify(value)}`)),
  ...row.dataFields.map(({ name, holds, failed }) => `    ${failed ? '!' : ' '} ${name}: ${holds}`),
];

/** @param after what is parked under its id when the decision was followed */
export const outcomeLine = (before: ParkedStreamRow, after: ParkedStreamRow | undefined): string =>
  after === undefined
    ? `${before.projector}: ${before.stream} sigue su curso.`
    : `${before.projector}: ${before.stream} sigue detenido en ${after.type} ${after.eventId}: ${after.error}`;
