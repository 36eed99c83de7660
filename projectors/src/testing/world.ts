/** A small world for tests of projectors: an event store in memory, keys, commands. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { commandHandler, type Handled } from '@cotejo/core/kit/command-handling';
import { type Actor, type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { type LeadRequest } from '@cotejo/core/leads';
import { type EventCodec, eventCodec, type KeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Parts } from '../contexts.ts';
import { noMailServer } from '../kit/mail/index.ts';
import { type RunningProjector } from '../kit/projector/index.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '@cotejo/core/kit/testing';

export type World = {
  readonly store: EventStore;
  readonly codec: EventCodec;
  /** Sends a command, under a new id where none is said. */
  readonly send: <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    id: string,
    decide: Decision<State, Event>,
    options?: {
      readonly now?: Date;
      readonly actor?: Actor;
      readonly country?: CountryCode;
      /** What began the chain that it is of; the command itself where nothing is said. */
      readonly correlationId?: string;
      readonly commandId?: string;
    },
  ) => Promise<Handled<State>>;
};

export const masterKey = Buffer.from('a master key for tests, 32 bytes');
export const indexKey = Buffer.from('an index key for tests, 32 bytes');

/** For contexts whose automations only follow. */
export const inertParts: Parts = {
  indexKey,
  keys: { erase: async () => {} },
  mailer: noMailServer,
  publicOrigin: 'http://pe.localhost:8080',
  pool: {
    query: async () => {
      throw new Error('nothing here asks the database');
    },
  },
};

export const createWorld = (
  store: EventStore = inMemoryEventStore(),
  keys: KeyStore = inMemoryKeyStore(),
): World => {
  const codec = eventCodec(subjectKeys(keys, masterKey));
  const handle = commandHandler(store, codec);
  return {
    store,
    codec,
    send: (
      decider,
      id,
      decide,
      {
        now = new Date(),
        actor = { kind: 'visitor' } as const,
        country = 'CL',
        correlationId,
        commandId = randomUUID(),
      } = {},
    ) => handle(decider, id, decide, { commandId, actor, country, now, correlationId }),
  };
};

export const staff = (role: 'EJECUTIVO' | 'SUPERVISOR', id: string = randomUUID()) => ({
  id,
  roles: [role],
  countries: ['CL', 'PE'] as const,
});

export const request = (person: Partial<LeadRequest['person']> = {}): LeadRequest => ({
  requestTypeId: 3,
  person: { firstName: 'María', email: 'maria@correo.cl', phone: '+56912345678', ...person },
  origin: {},
  attribution: [],
  internalTraffic: false,
});

/** Waits until something holds; rejects after some seconds with what it was waiting for. */
export const until = async (what: string, holds: () => boolean | Promise<boolean>, seconds = 60) => {
  for (const end = Date.now() + seconds * 1_000; !(await holds()); await pause(10))
    if (Date.now() > end) throw new Error(`Not in ${seconds} s: ${what}`);
};

/** The later of two positions: a command that changes nothing answers with the last event of its own stream. */
export const laterOf = (one: string, other: string): string => (BigInt(one) > BigInt(other) ? one : other);

/** Waits until a projector that reports each second has written up to a position. */
export const reaches = (projector: RunningProjector, position: string): Promise<void> =>
  until(`position ${position}`, () => BigInt(projector.status().position) >= BigInt(position));
