/** A projector's own connection: it holds the lock, and writes. */
import pg from 'pg';

export type ConnectionOptions = {
  readonly database: string;
  /** Names the instance to whoever looks at the database's connections. */
  readonly instance: string;
  /** Settings of the session. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Sends each query at once and not when the one before is answered; answers come in the order of the queries. */
  readonly pipeline?: boolean;
};

/** @returns a connected client; when its connection breaks, `onLost` is called once and its queries reject */
export const connect = async (
  { database, instance, settings = {}, pipeline = false }: ConnectionOptions,
  onLost: () => void = () => {},
): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: database,
    application_name: instance,
    pipeline,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 2_000,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  client.on('error', onLost);
  client.on('end', onLost);
  await client.connect();
  return client;
};

/** Closes a connection, whatever state it is in. */
export const disconnect = async (client: pg.Client): Promise<void> => {
  await client.end().catch(() => {});
};
