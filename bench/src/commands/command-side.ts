/** The command side alone: Postgres, the event store and the write-service. */
import { type Secrets } from '../../../local/src/platform/secrets.ts';
import { startSide } from '../side.ts';

export type CommandSide = {
  /** Of the write-service. */
  readonly origin: string;
  /** Of the same. */
  readonly pid: number;
  readonly eventStoreUrl: string;
  /** Under the write-service's own role. */
  readonly databaseUrl: string;
  readonly secrets: Secrets;
  readonly stop: () => Promise<void>;
};

/** Starts it over a fresh folder, which `stop` removes. */
export async function startCommandSide(): Promise<CommandSide> {
  const side = await startSide();
  const { eventStoreUrl, secrets, stop } = side;
  try {
    const origin = await side.start('write-service');
    const { pid } = side.members().find(({ name }) => name === 'write-service')!;
    return { origin, pid, eventStoreUrl, databaseUrl: side.databaseUrl('write_service'), secrets, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
