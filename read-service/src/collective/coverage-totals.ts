/** Coverages counted for who sees them: per company and status, and what waits per insurer before its cutting day. */
import { cuttingAt, cuttingSchema } from '@cotejo/core/insurer-terms';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { processRule } from '@cotejo/core/policy-employees';
import {
  type PolicyEmployeeStatus,
  policyEmployeeStatuses,
} from '@cotejo/core/reference/collective-statuses';
import { idsOf } from '@cotejo/core/reference/collective-tables';
import { z } from 'zod';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf, texts } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf } from '../kit/list/filter.ts';
import { type Listing, type RuledListing, type Stored } from '../kit/list/listing.ts';
import { whereSeen } from '../kit/scope.ts';
import { raw, sql } from '../kit/sql.ts';
import { unsent } from './coverages.ts';
import { localToday } from './cutting-sql.ts';
import { insurerIds } from './ids.ts';

const count = z.int().min(0);

const totalSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  country: z.enum(countryCodes),
  status: z.enum(idsOf(policyEmployeeStatuses)),
  coverages: count,
});
type CoverageTotal = Readonly<z.infer<typeof totalSchema>>;
type StoredTotal = Stored & {
  readonly id: string;
  readonly company_id: string;
  readonly country: CountryCode;
  readonly status: PolicyEmployeeStatus;
  readonly coverages: string;
};

const metricsRule = { ...processRule, permission: 'admin:organization-metrics' } as const;

export const coverageTotalListing: RuledListing<CoverageTotal, StoredTotal> = {
  resource: 'coverage-counts',
  summary: 'Cuántas coberturas hay en cada estado, por empresa',
  rule: metricsRule,
  projector: 'collective',
  id: 'n.id',
  idSchema: z.string(),
  filters: { companyId: anyOf('n.company_id', texts), country: anyOf('n.country', oneOf(countryCodes)) },
  sorts: { companyId: 'n.company_id' },
  defaultSort: ['companyId', 'ASC'],
  countedTo: mostCounted,
  from: () =>
    sql.from(
      sql('read.coverage_count')
        .select(raw("company_id || ' ' || status as id, company_id, country, status, coverages"))
        .as('n'),
    ),
  held: { country: 'n.country', company: 'n.company_id' },
  columns: () => 'n.*',
  row: totalSchema,
  show: (found) =>
    found.map(({ id, company_id: companyId, country, status, coverages }) => ({
      id,
      companyId,
      country,
      status,
      coverages: Number(coverages),
    })),
};

const cuttingDaySchema = cuttingSchema.extend({
  id: z.string().describe('el número de la aseguradora en el catálogo'),
  name: z.string(),
  country: z.enum(countryCodes),
  activations: count.describe('altas que esperan respuesta'),
  cancellations: count.describe('bajas que esperan respuesta'),
  incomplete: count.describe('altas a las que les faltan datos'),
  unsent: count.describe('altas y bajas que todavía no están en un archivo para la aseguradora'),
  unsentDaily: count.describe('de esas, las de pólizas que avisan cada día'),
  late: count.describe('de todas ellas, las que esperan desde antes de un corte que ya pasó'),
  lateDays: z.array(z.iso.date()).readonly().describe('los cortes que ya pasaron y tienen atrasadas'),
});
type CuttingDay = Readonly<z.infer<typeof cuttingDaySchema>>;
type Dated = readonly { readonly value: number; readonly from: string }[];
type StoredDay = Stored &
  Pick<CuttingDay, 'id' | 'name' | 'country'> & {
    readonly cutting_days: Dated | null;
    readonly retroactive_days: Dated | null;
  } & Readonly<
    Record<'activations' | 'cancellations' | 'incomplete' | 'unsent' | 'unsent_daily' | 'late', string | null>
  > & { readonly late_days: readonly string[] | null };

const waiting = `v.insurer_id,
  count(*) filter (where v.status = 'PROCESS_ACTIVATION') as activations,
  count(*) filter (where v.status = 'PROCESS_CANCELLATION') as cancellations,
  count(*) filter (where v.status = 'PENDING') as incomplete,
  count(*) filter (where ${unsent}) as unsent,
  count(*) filter (where ${unsent} and l.insurer_notification = 'daily') as unsent_daily,
  count(*) filter (where v.due_on < ${localToday('v.country')}::text) as late,
  array_agg(distinct v.due_on) filter (where v.due_on < ${localToday('v.country')}::text) as late_days`;

/** The insurers of the policies that the viewer sees, also those where nothing waits. */
export const cuttingDayListing: Listing<CuttingDay, StoredDay> = {
  resource: 'cutting-days',
  summary: 'El próximo día de corte de cada aseguradora de tus pólizas, y lo que espera',
  permission: processRule.permission,
  projector: 'collective',
  id: 't.id',
  idSchema: insurerIds,
  filters: { country: anyOf('t.country', oneOf(countryCodes)) },
  sorts: { name: alphabetical('t.name') },
  defaultSort: ['name', 'ASC'],
  seen: (viewer) => {
    const insurers = whereSeen(sql('read.policy as l'), processRule, viewer, {
      country: 'l.country',
      company: 'l.company_id',
    }).distinct('l.insurer_id');
    const counted = whereSeen(sql('read.coverage as v'), processRule, viewer, {
      country: 'v.country',
      company: 'v.company_id',
    })
      .leftJoin('read.policy as l', 'l.id', 'v.policy_id')
      .whereNotNull('v.waiting_since')
      .groupBy('v.insurer_id')
      .select(raw(waiting));
    const named = sql('read.organization as o')
      .join(insurers.as('i'), raw('i.insurer_id = o.id::text'))
      .leftJoin(counted.as('w'), 'w.insurer_id', 'i.insurer_id')
      .leftJoin('read.insurer_terms as a', 'a.id', 'i.insurer_id')
      .select(
        raw(`o.id::text as id, o.display_name as name, o.country, a.cutting_days, a.retroactive_days,
          w.activations, w.cancellations, w.incomplete, w.unsent, w.unsent_daily, w.late, w.late_days`),
      );
    return sql.from(named.as('t'));
  },
  columns: () => 't.*',
  row: cuttingDaySchema,
  show: (found) => {
    const now = new Date();
    return found.map(({ id, name, country, cutting_days, retroactive_days, ...counts }) => ({
      id,
      name,
      country,
      ...cuttingAt(
        { cuttingDays: cutting_days ?? [], retroactiveDays: retroactive_days ?? [] },
        country,
        now,
      ),
      activations: Number(counts.activations ?? 0),
      cancellations: Number(counts.cancellations ?? 0),
      incomplete: Number(counts.incomplete ?? 0),
      unsent: Number(counts.unsent ?? 0),
      unsentDaily: Number(counts.unsent_daily ?? 0),
      late: Number(counts.late ?? 0),
      lateDays: counts.late_days ?? [],
    }));
  },
};
