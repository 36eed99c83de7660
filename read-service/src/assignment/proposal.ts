/** Who could go on with a lead, and who should: by the same rule that gives new leads to executives. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Executive, inTurn, nextExecutive } from '@cotejo/core/assignment';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countOpenLeads } from '../identity/index.ts';
import { type Viewer } from '../kit/http/bearer.ts';

const candidate = z.object({
  executiveId: z.uuid(),
  name: z.string().nullable(),
  paused: z.boolean(),
  lastAssignedAt: z.iso.datetime().nullable(),
  openLeads: z.int().optional().describe('las solicitudes abiertas que tiene, de las que puedes ver'),
});

export const proposalSchema = z.object({
  leadId: z.uuid(),
  proposal: candidate.pick({ executiveId: true, name: true }).extend({ why: z.string() }).nullable(),
  candidates: z.array(candidate),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** What of a lead matters for who gets it. */
export type Reassigned = {
  readonly id: string;
  readonly country: CountryCode;
  readonly executive_id: string | null;
  readonly referred_by: string | null;
};

type Row = {
  id: string;
  name: string | null;
  countries: CountryCode[];
  paused: boolean;
  turn: string;
  given_at: Date | null;
};

const executivesOf = async (pool: Pool, country: CountryCode, except: string | null): Promise<Row[]> => {
  const { rows } = await pool.query<Row>({
    name: 'reassignment-candidates',
    text: `select member.id, member.name, member.countries, member.paused_reason_id is not null as paused,
                  coalesce(turn.turn, 0) as turn, turn.given_at
           from read.staff_member member
           left join read.executive_turn turn on turn.id = member.id
           where 'EJECUTIVO' = any(member.roles) and member.status = 'active' and $1 = any(member.countries)
             and member.id is distinct from $2::uuid`,
    values: [country, except],
  });
  return rows;
};

const whyOf = ({ id, given_at }: Row, { referred_by }: Reassigned): string => {
  if (id === referred_by) return 'Recomendó el sitio a esta persona.';
  return given_at === null
    ? 'Aún no ha recibido solicitudes.'
    : 'Es quien lleva más tiempo sin recibir una solicitud.';
};

/**
 * The candidates in the order in which it is their turn; those who take no leads just now come last. How many leads they have
 * is told as far as the viewer sees those leads.
 */
export const proposeReassignment = async (
  pool: Pool,
  lead: Reassigned,
  viewer: Viewer,
): Promise<Proposal> => {
  const rows = await executivesOf(pool, lead.country, lead.executive_id);
  const open = await countOpenLeads(pool, viewer, rows);
  const rota = (some: readonly Row[]): readonly (Executive & { readonly row: Row })[] =>
    some.map((row) => ({ id: row.id, countries: [lead.country], turn: Number(row.turn), row }));
  const working = rota(rows.filter(({ paused }) => !paused));
  const resting = rota(rows.filter(({ paused }) => paused));
  const wanted = {
    country: lead.country,
    ...(lead.referred_by !== null && { referredBy: lead.referred_by }),
  };
  const next = nextExecutive(working, wanted)?.row;
  return {
    leadId: lead.id,
    proposal: next ? { executiveId: next.id, name: next.name, why: whyOf(next, lead) } : null,
    candidates: [...inTurn(working, lead), ...inTurn(resting, lead)].map(({ row }) => {
      const openLeads = open.get(row.id);
      return {
        executiveId: row.id,
        name: row.name,
        paused: row.paused,
        lastAssignedAt: row.given_at?.toISOString() ?? null,
        ...(openLeads !== undefined && { openLeads }),
      };
    }),
  };
};
