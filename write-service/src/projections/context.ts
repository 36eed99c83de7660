/** Projections, registered: what administrators decide about parked streams. */
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { parkingAggregate } from './parking-commands.ts';

export const projectionsContext = (): WriteContext => ({
  name: 'projections',
  tags: [{ name: 'Proyecciones', description: 'Qué hacer con los flujos detenidos' }],
  aggregates: [registered(parkingAggregate)],
});
