/** The write side put together over a real event store and database. */
import { listenAt } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config } from './config.ts';
import { migrate } from './database.ts';
import { again } from '@cotejo/core/kit/jobs';
import { openContexts } from './open-contexts.ts';
import { openParts } from './parts.ts';

const minute = 60_000;

export type WriteSide = {
  readonly app: FastifyInstance;
  /** Creates its tables where they are missing, and listens. @returns its address */
  readonly start: () => Promise<string>;
  /** Answers what is under way, then lets go of everything. */
  readonly stop: () => Promise<void>;
};

export const openWriteSide = async (config: Config): Promise<WriteSide> => {
  const parts = openParts(config, (err) => app.log.warn({ err }, 'connection lost'));
  const contexts = openContexts(parts);
  const app = await buildApp(contexts, parts);
  const works = contexts.flatMap(({ work }) => work ?? []);
  const sweeps = contexts
    .flatMap(({ sweeps = [] }) => sweeps)
    .map((sweep) =>
      again(
        minute,
        () => sweep(app.log),
        (err) => app.log.warn({ err }, 'sweep failed'),
      ),
    );

  return {
    app,
    async start() {
      await migrate(
        parts.pool,
        contexts.flatMap(({ tables = [] }) => tables),
      );
      for (const work of works) work.start(app.log);
      return app.listen(listenAt(config));
    },
    async stop() {
      await app.close();
      // What they have begun still needs the store and the database.
      await Promise.all([...works, ...sweeps].map((one) => one.stop()));
      await Promise.all([parts.store.close(), parts.pool.end()]);
    },
  };
};
