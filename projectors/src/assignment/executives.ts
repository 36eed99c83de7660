/** Who takes leads where, and when each was last given one: the rota that an automation keeps for itself. */
import { countriesServed, type Executive } from '@cotejo/core/assignment';
import { erased, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type User, user, type UserEvent } from '@cotejo/core/users';
import { type CountryCode } from '@cotejo/core/kit/country';
import { toJson } from '../kit/projector/json.ts';
import { type Sql } from '../kit/projector/index.ts';

export const executiveTable = `
  create table if not exists executive (
    id uuid primary key,
    turn bigint not null,
    given_at timestamptz,
    state jsonb not null
  );
`;

export type Member = Executive & {
  readonly state: User;
  /** When the last lead came, in the business's time. */
  readonly givenAt: string | null;
};

/** What makes somebody an executive, without what makes this a person. */
const impersonal = (state: User): User =>
  state.status === 'unregistered'
    ? state
    : {
        ...state,
        name: erased,
        email: erased,
        passwords: [],
        ...(state.pause && { pause: { reasonId: state.pause.reasonId } }),
      };

export type Rota = {
  readonly members: () => Iterable<Member>;
  /** @returns what changed: the countries in which this person takes leads from now on, and no longer */
  readonly follow: (event: Recorded<UserEvent>) => {
    readonly id: string;
    readonly begins: readonly CountryCode[];
    readonly ends: readonly CountryCode[];
  };
  /** Sends somebody to the end of the queue: a lead was given. */
  readonly give: (id: string, at: string) => void;
  readonly save: () => Promise<void>;
};

type Row = { id: string; turn: string; given_at: Date | null; state: User };

export const loadRota = async (sql: Sql): Promise<Rota> => {
  const { rows } = await sql.query<Row>({ name: 'rota', text: 'select * from executive' });
  const members = new Map(
    rows.map(({ id, turn, given_at, state }): [string, Member] => {
      const givenAt = given_at?.toISOString() ?? null;
      return [id, { id, turn: Number(turn), givenAt, state, countries: countriesServed(state) }];
    }),
  );
  const changed = new Set<string>();
  const put = (member: Member): void => {
    members.set(member.id, member);
    changed.add(member.id);
  };
  const find = (id: string): Member =>
    members.get(id) ?? { id, turn: 0, givenAt: null, state: user.initial, countries: [] };
  let last = Math.max(0, ...[...members.values()].map(({ turn }) => turn));

  return {
    members: () => members.values(),
    follow(event) {
      const id = idOfStream(event.stream);
      const before = find(id);
      const state = impersonal(user.evolve(before.state, event, event.metadata));
      const countries = countriesServed(state);
      put({ ...before, state, countries });
      return {
        id,
        begins: countries.filter((country) => !before.countries.includes(country)),
        ends: before.countries.filter((country) => !countries.includes(country)),
      };
    },
    give(id, at) {
      last += 1;
      put({ ...find(id), turn: last, givenAt: at });
    },
    async save() {
      if (changed.size === 0) return;
      const written = [...changed].map((id) => {
        const { turn, givenAt, state } = find(id);
        return { id, turn, given_at: givenAt, state };
      });
      await sql.query({
        name: 'rota-save',
        text: `insert into executive select * from jsonb_populate_recordset(null::executive, $1::jsonb)
               on conflict (id) do update
               set turn = excluded.turn, given_at = excluded.given_at, state = excluded.state`,
        values: [toJson(written)],
      });
    },
  };
};
