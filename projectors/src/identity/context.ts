/** Identity: users, their sessions and their history. */
import { type ProjectionContext } from '../kit/context.ts';
import { identityProjector } from './identity-projector.ts';

export const identityContext = (): ProjectionContext => ({
  name: 'identity',
  projectors: [identityProjector],
});
