/** What the write side's parts are made of: the ways in and out, and the clock. */
import { type AccessTokens } from '@cotejo/core/identity/server';
import { type HandleCommand, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/reference';
import { type Readiness } from '@cotejo/core/kit/service';
import { type BulkLookUps } from './bulk/index.ts';
import { type CatalogueDocuments } from './catalogue/documents/index.ts';
import { type LeadFiles } from './files/index.ts';
import { type StaffDirectory, type TokenRescue } from './identity/index.ts';
import { type RecentRequests } from './leads/index.ts';

export type Dependencies = {
  readonly handle: HandleCommand;
  readonly load: LoadAggregate;
  readonly directory: StaffDirectory;
  readonly tokens: AccessTokens;
  readonly rescue: TokenRescue;
  readonly recentRequests: RecentRequests;
  readonly files: LeadFiles;
  readonly catalogueDocuments: CatalogueDocuments;
  readonly bulk: BulkLookUps['bulk'];
  /** 32 bytes for keyed hashes. */
  readonly indexKey: Buffer;
  readonly now: () => Date;
  readonly readiness: () => Promise<Readiness>;
};

export type Settings = {
  readonly logLevel: string;
  /** Whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: string;
  readonly countryHosts: Readonly<Record<string, CountryCode>>;
  readonly publicOrigins: readonly string[];
  readonly publicLeadsPerMinute: number;
  /** For how many days a password is good. */
  readonly passwordDays: number;
  /** Whether cookies travel over https only. */
  readonly secureCookies: boolean;
};
