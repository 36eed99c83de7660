/**
 * Browsers and networks from which an account was entered before: what strangers try from elsewhere does not keep its right
 * password out there. A place is a keyed hash for one account: of a random secret in a browser's cookie, or of a network.
 */
import { randomBytes } from 'node:crypto';
import { keyedHash } from '@cotejo/core/kit/personal-data';
import { clientNetwork } from '@cotejo/core/kit/service';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Pool } from 'pg';
import { createSchema } from '../../kit/create-schema.ts';
import { emailHash } from '../email-hash.ts';

/** From where somebody tries to enter an account. */
export type Place = {
  /** The account's e-mail as a keyed hash. */
  readonly account: string;
  readonly network: string;
  /** From the browser's cookie for this account, if it has one. */
  readonly secret?: string | undefined;
};

/** A place from which the account was entered. */
export type KnownPlace = {
  readonly id: string;
  /** As the user's was then: another password makes all places unknown. */
  readonly loginEpoch: number;
};

export type PlaceStore = {
  /** @returns those of the ids that are known */
  readonly find: (ids: readonly string[]) => Promise<readonly KnownPlace[]>;
  /** Keeps an account's newest {@link mostPlaces}. */
  readonly keep: (account: string, places: readonly KnownPlace[]) => Promise<void>;
};

/** For how long a place is known after the last login from it; days. */
export const placeDays = 90;
/** Known places of one account. */
export const mostPlaces = 50;

const secretForm = /^[\da-f]{64}$/;

type Parts = { readonly indexKey: Buffer; readonly store: PlaceStore; readonly secureCookies: boolean };

export const knownPlaces = ({ indexKey, store, secureCookies }: Parts) => {
  /** A cookie for each account that a browser enters; its name tells whose it is to nobody without the key. */
  const cookieOf = (account: string): string =>
    `cotejo_device_${keyedHash(indexKey, 'device cookie', account).slice(0, 12)}`;
  const browserId = (account: string, secret: string): string =>
    keyedHash(indexKey, 'known browser', `${account} ${secret}`);
  const networkId = ({ account, network }: Place): string =>
    keyedHash(indexKey, 'known network', `${account} ${network}`);

  const findBrowser = async ({ account, secret }: Place): Promise<KnownPlace | undefined> =>
    secret === undefined ? undefined : (await store.find([browserId(account, secret)]))[0];

  return {
    placeOf({ ip, cookies }: FastifyRequest, email: string): Place {
      const account = emailHash(indexKey, email);
      const secret = cookies[cookieOf(account)] ?? '';
      return { account, network: clientNetwork(ip), ...(secretForm.test(secret) && { secret }) };
    },

    /** @returns the browser and the network, each if it is known */
    async known(place: Place): Promise<readonly KnownPlace[]> {
      const [browser, network] = await Promise.all([findBrowser(place), store.find([networkId(place)])]);
      return [...(browser ? [browser] : []), ...network];
    },

    /**
     * After a login. The browser gets a secret of its own, unless it has one that this account knows: one that somebody else
     * put there must not become good by it.
     */
    async note(reply: FastifyReply, place: Place, loginEpoch: number): Promise<void> {
      const isKnown = (await findBrowser(place))?.loginEpoch === loginEpoch;
      const secret = isKnown ? place.secret! : randomBytes(32).toString('hex');
      const ids = [browserId(place.account, secret), networkId(place)];
      await store.keep(
        place.account,
        ids.map((id) => ({ id, loginEpoch })),
      );
      reply.setCookie(cookieOf(place.account), secret, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'strict',
        secure: secureCookies,
        maxAge: placeDays * 24 * 60 * 60,
      });
    },
  };
};
export type KnownPlaces = ReturnType<typeof knownPlaces>;

export const knownPlaceSchema = `
  ${createSchema('write')}
  create table if not exists write.known_place (
    id text primary key,
    account text not null,
    login_epoch int not null,
    last_login timestamptz not null
  );
  create index if not exists known_place_account on write.known_place (account, last_login);
  create index if not exists known_place_last_login on write.known_place (last_login);
`;

export const postgresPlaces = (pool: Pool): PlaceStore => ({
  async find(ids) {
    const { rows } = await pool.query<KnownPlace>({
      name: 'known-place-find',
      text: `select id, login_epoch as "loginEpoch" from write.known_place
             where id = any($1) and last_login > now() - make_interval(days => ${placeDays})`,
      values: [ids],
    });
    return rows;
  },
  async keep(account, places) {
    const sorted = places.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    await pool.query({
      name: 'known-place-keep',
      text: `insert into write.known_place
             select id, $2, login_epoch, clock_timestamp()
             from json_to_recordset($1) as place (id text, login_epoch int)
             on conflict (id) do update set login_epoch = excluded.login_epoch, last_login = excluded.last_login`,
      values: [
        JSON.stringify(sorted.map(({ id, loginEpoch }) => ({ id, login_epoch: loginEpoch }))),
        account,
      ],
    });
    await pool.query({
      name: 'known-place-cap',
      text: `delete from write.known_place where id in (
               select id from write.known_place where account = $1
               order by last_login desc offset ${mostPlaces}
             )`,
      values: [account],
    });
  },
});

/** Forgets places that nobody entered from any more. */
export const forgetPlaces = async (pool: Pool): Promise<void> => {
  await pool.query(
    `delete from write.known_place where last_login <= now() - make_interval(days => ${placeDays})`,
  );
};

/** For fast tests; held to the same contract. */
export const inMemoryPlaces = (now: () => Date): PlaceStore => {
  const kept = new Map<string, KnownPlace & { readonly account: string; readonly at: number }>();
  return {
    async find(ids) {
      const since = now().getTime() - placeDays * 24 * 60 * 60_000;
      return ids.flatMap((id) => {
        const found = kept.get(id);
        return found && found.at > since ? [{ id, loginEpoch: found.loginEpoch }] : [];
      });
    },
    async keep(account, places) {
      for (const place of places) {
        kept.delete(place.id);
        kept.set(place.id, { ...place, account, at: now().getTime() });
      }
      const own = [...kept.values()].filter((place) => place.account === account);
      for (const { id } of own.slice(0, -mostPlaces)) kept.delete(id);
    },
  };
};
