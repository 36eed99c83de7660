/** The platform's projections over HTTP. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ParkedEventRow, type ParkedStreamRow } from '@cotejo/core/projections';
import { type Login, refusalOf, tokenOf } from '../platform-client/index.ts';

export type Projection = {
  readonly name: string;
  readonly version: number;
  readonly position: string;
  readonly lagEvents: number;
  readonly frozen: boolean;
  readonly shown: boolean;
  readonly stoppedAt: string | null;
  readonly parked: number;
};

export type Client = {
  projections(): Promise<readonly Projection[]>;
  /** The first thousand of what is parked, the latest first. */
  parked(projector?: string): Promise<readonly ParkedStreamRow[]>;
  /** @returns nothing for what is not parked */
  inspect(id: string): Promise<ParkedEventRow | undefined>;
  /** Sends a decision and waits until the projector has followed it. @throws Error when that takes too long */
  decide(parked: ParkedStreamRow, command: 'retry' | 'skip', body: object): Promise<void>;
};

/** How long a projector may take to follow a decision, and how often it is asked; milliseconds. */
const [longest, interval] = [30_000, 250];

export const openClient = async (origin: string, login: Login): Promise<Client> => {
  const authorization = `Bearer ${await tokenOf(origin, login)}`;
  const ask = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer | undefined> => {
    const headers = { authorization, ...(init.headers as Record<string, string> | undefined) };
    const answer = await fetch(`${origin}${path}`, { ...init, headers });
    if (answer.status === 404 && !init.method) return undefined;
    if (!answer.ok) throw await refusalOf(answer);
    return (await answer.json()) as Answer;
  };
  const list = async <Row>(path: string): Promise<readonly Row[]> => {
    const rows = await ask<readonly Row[]>(path);
    if (!rows) throw new Error(`La plataforma no tiene ${path}.`);
    return rows;
  };
  const projections = (): Promise<readonly Projection[]> => list('/api/console/projections');

  return {
    projections,
    parked(projector) {
      const filter = JSON.stringify(projector === undefined ? {} : { projector });
      return list(
        `/api/console/parked-streams?${new URLSearchParams({ filter, range: '[0,999]' }).toString()}`,
      );
    },
    inspect: (id) => ask<ParkedEventRow>(`/api/console/parked-streams/${encodeURIComponent(id)}`),
    async decide({ projector, version }, command, body) {
      const answer = await ask<{ readonly position: string }>(
        `/api/commands/projections/${projector}/${command}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(body),
        },
      );
      const position = BigInt(answer!.position);
      for (const end = Date.now() + longest; Date.now() < end; await pause(interval)) {
        const own = (await projections()).find((one) => one.name === projector && one.version === version);
        // A version that is there no more has been replaced: nothing of it is parked.
        if (!own || BigInt(own.position) >= position) return;
      }
      throw new Error(`La decisión está anotada; ${projector} todavía no llega a ella.`);
    },
  };
};
