/** How somebody has set up the console: preferences, kept on the server. */
import { type ConsoleContext } from '../kit/context.ts';

export const workspaceContext: ConsoleContext = {
  name: 'workspace',
  journal: {
    views: {
      save: 'Guardar una vista',
      share: 'Compartir una vista',
      unshare: 'Dejar de compartir una vista',
      delete: 'Eliminar una vista',
    },
  },
};
