/** The Postgres that belongs to a server that stands alone: it lives as long as the server does. */
import { startPostgres } from '../postgres/index.ts';

export type OwnPostgres = {
  /** Stays the same when Postgres has to be started again. */
  url: string;
  stop: () => Promise<void>;
};

/** Starts Postgres on the folder, and again on the same port whenever it dies; `onLoss` when that fails. */
export async function startOwnPostgres(
  dataDir: string,
  onLoss: (error: Error) => void,
): Promise<OwnPostgres> {
  let postgres = await startPostgres({ dataDir });
  let isStopping = false;
  const { url, port } = postgres;

  const keepAlive = async (): Promise<void> => {
    for (;;) {
      await postgres.exited;
      if (isStopping) return;
      postgres = await startPostgres({ dataDir, port });
      // The other server was not known to the stop above yet.
      if (isStopping) return postgres.stop();
    }
  };
  const kept = keepAlive().catch(onLoss);

  return {
    url,
    stop: async () => {
      isStopping = true;
      await postgres.stop();
      await kept;
    },
  };
}
