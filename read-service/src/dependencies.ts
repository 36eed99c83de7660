/** What the read side is made of: the read models, the log for time travel, and who stands where. */
import { type Pool } from 'pg';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { type RecordAccess } from '@cotejo/core/audit/server';
import { type EventCodec, type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Readiness } from '@cotejo/core/kit/service';
import { type BotCheck, type Keeper } from './comparator/index.ts';
import { type Exports } from './exports/index.ts';
import { type Authenticate } from './kit/http/bearer.ts';
import { type Hub } from './kit/live/hub.ts';
import { type Positions } from './kit/projections/positions.ts';

export type Dependencies = {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly codec: EventCodec;
  /** Open what is sealed beside the events. */
  readonly keys: Pick<SubjectKeys, 'find'>;
  readonly authenticate: Authenticate;
  /** 32 bytes: checks the links that people were given. */
  readonly indexKey: Buffer;
  /** Records that a person's data is shown; nothing else is appended by this side but what its own work leaves behind. */
  readonly recordLook: RecordAccess;
  readonly exports: Exports;
  readonly positions: Positions;
  readonly hub: Hub;
  /** Every country's published products, in memory; nothing until they were read. */
  readonly comparator: Keeper['now'];
  /** Knows who reads the comparator like a machine. */
  readonly bots: BotCheck;
  readonly readiness: () => Promise<Readiness> | Readiness;
};

export type Settings = {
  readonly logLevel: string;
  /** Whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: string;
  readonly countryHosts: Readonly<Record<string, CountryCode>>;
  /** Where pages that may open a live connection come from. */
  readonly publicOrigins: readonly string[];
};
