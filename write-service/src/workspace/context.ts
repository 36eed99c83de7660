/** The workspace, registered: what people set up for themselves and for each other. */
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { preferencesAggregate } from './preference-commands.ts';
import { viewAggregate, type ViewParts } from './view-commands.ts';

export const workspaceContext = (parts: ViewParts): WriteContext => ({
  name: 'workspace',
  tags: [
    { name: 'Vistas', description: 'Listas guardadas, propias y compartidas' },
    { name: 'Preferencias', description: 'Cómo ve cada quien la consola' },
  ],
  aggregates: [registered(viewAggregate(parts)), registered(preferencesAggregate)],
});
