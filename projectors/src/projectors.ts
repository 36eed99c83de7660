/** All projectors. Each has its own feed, its own connections, its own checkpoint. */
import { catalogueProjector } from './catalogue/catalogue-projector.ts';
import { type Projector } from './engine/index.ts';
import { identityProjector } from './identity/identity-projector.ts';
import { leadsProjector } from './leads/leads-projector.ts';

export const projectors: readonly Projector[] = [leadsProjector, identityProjector, catalogueProjector];
