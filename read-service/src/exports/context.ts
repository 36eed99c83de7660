/** Exports: files of everything that somebody may see, made in the background. */
import { exportNotifications } from '@cotejo/core/exports';
import { type HandleCommand } from '@cotejo/core/kit/command-handling';
import { type Pool } from 'pg';
import { visibleByOwner } from '../audit/index.ts';
import { type ReadContext } from '../kit/context.ts';
import { fixedWords } from '../kit/notification-words.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { openExports } from './open-exports.ts';
import { exportRoutes } from './routes.ts';
import { exportTopic } from './scope.ts';

export const exportsContext = (parts: {
  readonly pool: Pool;
  readonly positions: Positions;
  /** Url, for connections of its own. */
  readonly database: string;
  /** Where jobs are signalled; in the database when there is none. */
  readonly redisUrl?: string | undefined;
  /** 32 bytes: wraps each export's key. */
  readonly masterKey: Buffer;
  readonly handle: HandleCommand;
  readonly registered: () => readonly Pick<ReadContext, 'exportSources'>[];
  readonly onError: (error: unknown, message: string) => void;
}): ReadContext => {
  const exports = openExports({
    ...parts,
    sources: () => parts.registered().flatMap(({ exportSources = [] }) => exportSources),
    onError: (error) => parts.onError(error, 'an export failed; it may go on later'),
  });
  return {
    name: 'exports',
    routes: [exportRoutes({ ...parts, exports })],
    parameterWords: {
      resource: 'Qué lista se exporta.',
      format: 'En qué formato.',
      columns: 'Qué columnas, en qué orden.',
    },
    topics: [exportTopic],
    visible: [visibleByOwner('exports')],
    notifications: [fixedWords(exportNotifications)],
    stop: exports.stop,
  };
};
