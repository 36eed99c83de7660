/** A whole write side in memory, with a staff, for fast tests. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { accessTokens, onlyCurrent, type SignedIn } from '@cotejo/core/identity/server';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { aggregateLoader, type CommandContext, commandHandler } from '@cotejo/core/kit/command-handling';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { claimLoginName, loginName, registerUser, user } from '@cotejo/core/users';
import { setPassword } from '@cotejo/core/users/server';
import { eventCodec, subjectKeys } from '@cotejo/core/kit/personal-data';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type RoleName } from '@cotejo/core/reference/roles';
import { type InjectOptions } from 'fastify';
import { type Pool } from 'pg';
import { noteSpelling, offerProduct, product, productSpelling, spellingOf } from '@cotejo/core/catalogue';
import { examplePlan, exampleReferences, fixedPrice } from '../../../core/src/catalogue/testing/plans.ts';
import { runsInMemory } from '../bulk/testing/runs-in-memory.ts';
import { inMemoryCatalogueDocuments } from '../catalogue/documents/testing/in-memory-catalogue-documents.ts';
import { inMemoryCataloguePictures } from '../catalogue/pictures/testing/in-memory-catalogue-pictures.ts';
import { nobodyInsured } from '../collective/index.ts';
import { inMemoryFiles } from '../files/testing/in-memory-file-store.ts';
import {
  emailHash,
  hashPassword,
  inMemoryPlaces,
  inMemoryTokenRescue,
  outdatedByTheLog,
  staffDirectory,
} from '../identity/index.ts';
import { inMemoryLimits } from '@cotejo/core/kit/limits';
import { inMemoryRecentRequests } from '../kit/public/recent-requests.ts';
import { type Parts } from '../open-contexts.ts';
import { buildFor, reuseFor } from './reused-app.ts';
import { inMemoryEventStore, inMemoryKeyStore, type OpenApiDocument } from '@cotejo/core/kit/testing';

export const origin = 'http://pe.localhost:8080';
export const indexKey = Buffer.alloc(32, 7);

export const signingKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

export const settings = {
  logLevel: 'silent',
  trustedProxies: 'loopback',
  countryHosts: { 'pe.localhost': 'PE', 'cl.localhost': 'CL', localhost: 'PE' } as const,
  publicOrigins: [origin],
  publicLeadsPerMinute: 60,
  passwordDays: 90,
  sendsMail: false,
  secureCookies: true,
};

const noDatabase = (): never => {
  throw new Error('there is no database in a house');
};

/** A clock that stands until a test moves it. */
const stoppedClock = () => {
  let at = Date.parse('2026-03-02T15:00:00.000Z');
  return { now: () => new Date(at), pass: (milliseconds: number) => void (at += milliseconds) };
};

export type House = Awaited<ReturnType<typeof openHouse>>;

/** @param replaced settings and parts that a test wants otherwise */
export const openHouse = async (
  replaced: {
    store?: EventStore;
    settings?: Partial<typeof settings>;
    parts?: Partial<Omit<Parts, 'tokens'>>;
    clock?: ReturnType<typeof stoppedClock>;
  } = {},
) => {
  const store = replaced.store ?? inMemoryEventStore();
  const keys = subjectKeys(inMemoryKeyStore(), Buffer.alloc(32, 9));
  const codec = eventCodec(keys);
  const { now, pass } = replaced.clock ?? stoppedClock();
  const load = aggregateLoader(store, codec);
  const handle = commandHandler(store, codec);
  const signed = accessTokens(signingKey(), now);
  const tokens = { ...signed, verify: onlyCurrent(signed.verify, outdatedByTheLog(load)) };
  const parts = {
    ...settings,
    handle,
    load,
    keys,
    pool: { query: noDatabase, connect: noDatabase } as unknown as Pool,
    directory: staffDirectory(load),
    tokens,
    rescue: inMemoryTokenRescue(now),
    placeStore: inMemoryPlaces(now),
    noteEnded: async (_: string) => {},
    limits: inMemoryLimits(now),
    recentRequests: inMemoryRecentRequests(now),
    files: inMemoryFiles(),
    coverages: nobodyInsured,
    catalogueDocuments: inMemoryCatalogueDocuments(),
    cataloguePictures: inMemoryCataloguePictures(),
    bulkRuns: { ...runsInMemory(), note: async () => true },
    signals: { database: '' },
    indexKey,
    now,
    readiness: async () => ({ ready: true }),
    ...replaced.settings,
    ...replaced.parts,
  };
  const isUsual = !replaced.settings && !replaced.parts;
  const { app, contexts } = await (isUsual ? reuseFor(parts) : buildFor(parts));

  const aggregates = contexts.flatMap((context) => context.aggregates ?? []);
  const context = (): CommandContext => ({
    commandId: randomUUID(),
    actor: { kind: 'system', automation: 'test' },
    country: 'PE',
    now: now(),
  });

  return {
    app,
    /** The aggregates of all contexts. */
    aggregates,
    /** The aggregate of that name, of whatever context. */
    findAggregate: (name: string) => aggregates.find((one) => one.name === name),
    store,
    keys,
    load,
    handle,
    tokens,
    pass,
    now,
    /** Registers somebody, with a password when there should be a login. */
    async hire(
      role: RoleName,
      countries: CountryCode[] = ['PE'],
      {
        name = 'Ana Rojas',
        email = `${randomUUID()}@demo.test`,
        password,
        companies,
      }: Partial<Record<'name' | 'email' | 'password', string>> & { readonly companies?: string[] } = {},
    ): Promise<SignedIn & { email: string; authorization: string }> {
      const id = randomUUID();
      await handle(loginName, emailHash(indexKey, email), claimLoginName(id), context());
      await handle(user, id, registerUser({ name, email, roles: [role], countries }), context());
      if (password) await handle(user, id, setPassword(await hashPassword(password)), context());
      const epochs = { user: password ? 1 : 0, session: 0 };
      const who = { id, name, roles: [role], countries, companies, sessionId: randomUUID(), epochs };
      const { token } = await tokens.issue(who);
      return { ...who, email, authorization: `Bearer ${token}` };
    },
    /** The API's documentation, as its staff reads it. */
    async described(): Promise<OpenApiDocument> {
      const { authorization } = await this.hire('EJECUTIVO');
      return (await app.inject({ url: '/api/docs/write.json', headers: { authorization } })).json();
    },
    /** Sends a command of staff. */
    command(path: string, authorization: string, body: object, headers: Record<string, string> = {}) {
      return app.inject({
        method: 'POST',
        url: `/api/commands/${path}`,
        headers: { authorization, 'idempotency-key': randomUUID(), ...headers },
        payload: body,
      });
    },
    /** A visitor's message; the id of the lead that it made. */
    async receive(country: CountryCode = 'PE'): Promise<string> {
      const answer = await app.inject(
        contact({ headers: { 'idempotency-key': randomUUID(), 'x-country': country } }),
      );
      return answer.json<{ data: { id: string } }>().data.id;
    },
    /** Puts a plan on sale. @param price a fixed one where it is left out */
    async offer(
      code: string,
      country: CountryCode = 'PE',
      price = fixedPrice(9_900, country),
    ): Promise<void> {
      const plan = { code, country };
      const decide = offerProduct(code, { ...examplePlan(plan), price }, exampleReferences(plan));
      await handle(product, code, decide, { ...context(), country });
    },
    /** Notes how a plan's code is spelled, as the automation does. */
    /** Makes something happen in Peru that no command of a test is about. */
    happened: <State, Event extends AnyEvent>(
      decider: Decider<State, Event>,
      id: string,
      decide: Decision<State, Event>,
    ) => handle(decider, id, decide, context()),
    note: (code: string) => handle(productSpelling, spellingOf(code), noteSpelling(code), context()),
    /** Every event there is, as type and data. */
    async events() {
      const all = [];
      for await (const event of store.readAll('start', 1_000_000)) all.push(event);
      return all;
    },
  };
};

const phones: Readonly<Record<string, string>> = {
  PE: '999888777',
  CL: '912345678',
  CO: '3001234567',
  INT: '+5491122334455',
};

export const contactBody = (country = 'PE', person: object = {}) => ({
  productType: 'SALUD',
  originLead: 'Contacto',
  datosingresados: {
    nombre: 'María José',
    email: 'maria@correo.example',
    telefono: phones[country],
    ...person,
  },
});

/** A request of the contact form; from Peru unless said. */
export const contact = ({ headers = {}, ...rest }: InjectOptions = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/contactos',
  headers: { host: 'pe.localhost', ...headers },
  payload: contactBody(String(headers['x-country'] ?? 'PE')),
  ...rest,
});
