/** Who asked for what of late: keyed hashes and the lead that came first, so that who asks again is noticed. */
import { type Sql } from '../kit/projector/index.ts';

/** Hashes only: without the key, which is not in the database, they match nothing that anybody could type. */
export const contactTable = `
  create table if not exists contact (
    hash text not null,
    request_type_id int not null,
    lead_id uuid not null,
    first_lead_id uuid not null,
    first_at timestamptz not null,
    primary key (hash, request_type_id)
  );
  create index if not exists contact_lead on contact (lead_id);
  create index if not exists contact_first_lead on contact (first_lead_id);
  create index if not exists contact_first_at on contact (first_at);
`;

/** For how long a request for the same is a repetition (spec of the marketplace, duplicates); days. */
const days = 30;
const within = `first_at between $3::timestamptz - interval '${days} days' and $3::timestamptz + interval '${days} days'`;

type Asked = {
  readonly leadId: string;
  readonly requestTypeId: number;
  readonly hashes: readonly string[];
  /** When, in the business's time. */
  readonly at: string;
};
type First = { readonly leadId: string; readonly at: string };

export const contactIndex = (sql: Sql) => {
  /** Under which first lead these contacts are found from now on; one that is found already stays where it is. */
  const add = async ({ leadId, requestTypeId, hashes, at }: Asked, first: First): Promise<void> => {
    await sql.query({
      name: 'contact-add',
      text: `insert into contact as known (hash, request_type_id, lead_id, first_lead_id, first_at)
             select hash, $2, $4, $5, $6 from unnest($1::text[]) as hash
             on conflict (hash, request_type_id) do update
             set lead_id = excluded.lead_id, first_lead_id = excluded.first_lead_id, first_at = excluded.first_at
             where not known.${within}`,
      values: [hashes, requestTypeId, at, leadId, first.leadId, first.at],
    });
  };

  return {
    /**
     * Notes a new request.
     * @returns the first lead that it repeats, never one that is a repetition itself; nothing when it is the first
     */
    async ask(asked: Asked): Promise<string | undefined> {
      const { rows } = await sql.query<{ first_lead_id: string; first_at: Date }>({
        name: 'contact-first',
        text: `select first_lead_id, first_at from contact
               where hash = any($1) and request_type_id = $2 and ${within}
               order by first_at, first_lead_id limit 1`,
        values: [asked.hashes, asked.requestTypeId, asked.at],
      });
      const [found] = rows;
      const first = found
        ? { leadId: found.first_lead_id, at: found.first_at.toISOString() }
        : { leadId: asked.leadId, at: asked.at };
      await add(asked, first);
      return found?.first_lead_id;
    },
    /** Notes other contacts of somebody whose request is known. */
    async correct(leadId: string, hashes: readonly string[], at: string): Promise<void> {
      const { rows } = await sql.query<{ request_type_id: number; first_lead_id: string; first_at: Date }>(
        'select request_type_id, first_lead_id, first_at from contact where lead_id = $1 limit 1',
        [leadId],
      );
      const [known] = rows;
      if (!known) return;
      const first = { leadId: known.first_lead_id, at: known.first_at.toISOString() };
      await add({ leadId, requestTypeId: known.request_type_id, hashes, at }, first);
    },
    /** Somebody found out that a lead repeats another: what repeats it repeats the other one too. */
    async repeats(leadId: string, firstLeadId: string): Promise<void> {
      await sql.query('update contact set first_lead_id = $2 where first_lead_id = $1', [
        leadId,
        firstLeadId,
      ]);
    },
    /** A lead that was no request, or whose person is erased, is nobody's first. */
    async forget(leadId: string): Promise<void> {
      await sql.query('delete from contact where lead_id = $1 or first_lead_id = $1', [leadId]);
    },
    /** Removes what no request can repeat any more. */
    async sweep(now: string): Promise<void> {
      await sql.query({
        name: 'contact-sweep',
        text: `delete from contact where first_at < $1::timestamptz - interval '${days} days'`,
        values: [now],
      });
    },
  };
};
