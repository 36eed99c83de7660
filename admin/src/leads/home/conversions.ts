/** Conversion as the start page tells it: its months, and the requests that each number counts. */
import { statusesIn } from '@cotejo/core/reference/lead-statuses';
import { type RaRecord } from 'react-admin';

/** The requests of a month; `begins` and `ends` are the instants of its first and last moment in the country. */
export type ConversionMonth = {
  readonly month: string;
  readonly begins: string;
  readonly ends: string;
  readonly registered: number;
  readonly won: number;
  readonly lost: number;
};
/** Of an executive. */
export type Conversion = RaRecord<string> & {
  readonly executiveName: string | null;
  readonly months: readonly ConversionMonth[];
};

const counted = {
  won: statusesIn('won'),
  registered: statusesIn('new', 'open', 'won', 'lost', 'refund'),
};

/** The filter of the list that shows the requests of a number. */
export const conversionFilter = (
  name: keyof typeof counted,
  executiveId: string,
  country: string,
  { begins, ends }: Pick<ConversionMonth, 'begins' | 'ends'>,
) => ({
  country,
  executiveId: [executiveId],
  statusId: counted[name],
  fecha_gte: begins,
  fecha_lte: ends,
});

/** The months of all executives together. */
export const monthTotals = (
  rows: readonly Pick<Conversion, 'months'>[],
): readonly Pick<ConversionMonth, 'month' | 'registered' | 'won' | 'lost'>[] =>
  (rows[0]?.months ?? []).map(({ month }, place) => {
    const sum = (name: 'registered' | 'won' | 'lost'): number =>
      rows.reduce((all, { months }) => all + months[place]![name], 0);
    return { month, registered: sum('registered'), won: sum('won'), lost: sum('lost') };
  });

/** `25 %`, rounded; nothing of nothing is 0. */
export const percentText = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((100 * part) / whole)}\u00a0%`;
