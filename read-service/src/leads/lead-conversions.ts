/** Conversion by executive and month: of the requests of one country that came in, how many were won and lost so far. */
import { dayInZone, firstOfMonthAfter, instantOfLocal } from '@cotejo/core/kit/time';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { nobody } from '@cotejo/core/lead-records';
import { countryOf } from '@cotejo/core/reference/countries';
import { statusesIn } from '@cotejo/core/reference/lead-statuses';
import { z } from 'zod';
import { namesOf } from '../kit/staff-names.ts';
import { day, demanded, uuids } from '../kit/http/filters.ts';
import { anyOf, filter } from '../kit/list/filter.ts';
import { type Listing } from '../kit/list/listing.ts';
import { raw, sql } from '../kit/sql.ts';
import { visibilityOf, within } from './visible.ts';

/** The number of months that are told. */
const shownMonths = 6;

const count = z.int().min(0);
const counts = {
  registered: count.describe('las que llegaron: sin pruebas, duplicadas, falsas ni eliminadas'),
  won: count.describe('de ellas, las que hoy están cerradas'),
  lost: count.describe('de ellas, las que hoy están perdidas'),
};
const monthSchema = z.object({
  month: z.string().describe('como 2026-03, en la zona horaria del país'),
  begins: z.iso.datetime(),
  ends: z.iso.datetime().describe('su último milisegundo'),
  ...counts,
});
const leadConversionSchema = z.object({
  id: z.uuid().describe('el ejecutivo'),
  executiveName: z.string().nullable(),
  ...counts,
  months: z.array(monthSchema).describe('seis, el último al final'),
});
export type LeadConversion = Readonly<z.infer<typeof leadConversionSchema>>;
type Counts = Pick<LeadConversion, 'registered' | 'won' | 'lost'>;
type StoredConversion = Told & {
  readonly id: string;
  readonly counted: Readonly<Record<string, Counts>>;
} & Readonly<Record<keyof Counts, string>>;

type Told = { readonly country: CountryCode; readonly until: string };

/** The months that are told up to that of a day, as the country's calendar has them. */
const monthsOf = ({ country, until }: Told) => {
  const { timeZone } = countryOf(country);
  const firstDay = (months: number): string => firstOfMonthAfter(until, months);
  const begin = (months: number): Date => new Date(instantOfLocal(`${firstDay(months)}T00:00`, timeZone)!);
  return Array.from({ length: shownMonths }, (_, place) => {
    const months = place + 1 - shownMonths;
    const ends = new Date(begin(months + 1).getTime() - 1);
    return { month: firstDay(months).slice(0, 7), begins: begin(months), ends };
  });
};

const among = (statuses: readonly number[]): string => `status_id in (${statuses.join(', ')})`;
const figures = `count(*) as registered,
  count(*) filter (where ${among(statusesIn('won'))}) as won,
  count(*) filter (where ${among(statusesIn('lost'))}) as lost`;
const summed = 'sum(registered) as registered, sum(won) as won, sum(lost) as lost';

export const leadConversionListing: Listing<LeadConversion, StoredConversion> = {
  resource: 'lead-conversions',
  summary:
    'Cuántas solicitudes de cada mes cerró y perdió cada ejecutivo de un país (filtro country); seis meses hasta el de un día (until), o hasta el actual',
  permission: 'leads:read',
  projector: 'leads',
  id: 'n.id',
  filters: {
    id: anyOf('n.id', uuids),
    country: filter(z.enum(countryCodes), () => undefined),
    until: filter(
      day.refine((at) => at > '2000' && at < '2100', 'Debe ser un día de 2000 a 2099.'),
      () => undefined,
    ),
  },
  sorts: { registered: 'n.registered', won: 'n.won' },
  defaultSort: ['registered', 'DESC'],
  seen(viewer, asked) {
    const country = demanded(asked as Partial<Told>, 'country');
    const { timeZone } = countryOf(country);
    const { until = dayInZone(new Date(), timeZone) } = asked as Partial<Told>;
    const months = monthsOf({ country, until });
    const monthly = within(sql('read.lead as lead'), visibilityOf(viewer))
      .where('lead.country', country)
      .whereBetween('lead.fecha', [months[0]!.begins, months.at(-1)!.ends])
      .where('lead.owner', '<>', nobody)
      .whereNotIn('lead.status_id', statusesIn('aside', 'deleted'))
      .groupBy('owner', 'month')
      .select(
        raw(`lead.owner, to_char(lead.fecha at time zone ?, 'YYYY-MM') as month, ${figures}`, [timeZone]),
      );
    const owned = sql
      .from(monthly.as('m'))
      .groupBy('m.owner')
      .select(
        raw(
          `m.owner as id, ?::text as country, ?::text as until, ${summed}, jsonb_object_agg(m.month,
          jsonb_build_object('registered', registered, 'won', won, 'lost', lost)) as counted`,
          [country, until],
        ),
      );
    return sql.from(owned.as('n'));
  },
  columns: () => 'n.*',
  row: leadConversionSchema,
  async show(found, _, pool) {
    const nameOf = await namesOf(
      pool,
      found.map(({ id }) => id),
    );
    return found.map(({ id, country, until, counted, ...totals }) => ({
      id,
      executiveName: nameOf(id),
      registered: Number(totals.registered),
      won: Number(totals.won),
      lost: Number(totals.lost),
      months: monthsOf({ country, until }).map(({ month, begins, ends }) => ({
        month,
        begins: begins.toISOString(),
        ends: ends.toISOString(),
        ...(counted[month] ?? { registered: 0, won: 0, lost: 0 }),
      })),
    }));
  },
};
