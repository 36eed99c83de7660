/** The workspace, registered: what people set up for themselves and for each other. */
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { preferencesAggregate } from './preference-commands.ts';
import { viewAggregate } from './view-commands.ts';

type Parts = { readonly directory: Parameters<typeof viewAggregate>[0] };

export const workspaceContext = ({ directory }: Parts): WriteContext => ({
  name: 'workspace',
  tags: [
    { name: 'Vistas', description: 'Listas guardadas, propias y compartidas' },
    { name: 'Preferencias', description: 'Cómo ve cada quien la consola' },
  ],
  aggregates: [registered(viewAggregate(directory)), registered(preferencesAggregate)],
});
