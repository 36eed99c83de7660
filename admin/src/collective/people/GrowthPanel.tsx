/** A child's growth: charts of weight by height and of the body mass index by age, and a table of each measure. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { spelledDay } from '@cotejo/core/kit/time';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Panel } from '../../kit/ui/Panel.tsx';
import { type Assessed, assessed, decimals, type Known } from './assessed.ts';
import { GrowthChart } from './GrowthChart.tsx';
import { type Kind } from './growthCurves.ts';
import { Measures } from './Measures.tsx';

const seen = {
  weight: { at: ({ heightCm, weightKg }: Assessed) => ({ x: heightCm, y: weightKg }) },
  bmi: { at: ({ months, bmi }: Assessed) => ({ x: months, y: bmi }) },
} as const satisfies Record<Kind, object>;
const kinds = Object.keys(seen) as readonly Kind[];

const Charts = ({ gender, rows }: { gender: Known['gender']; rows: readonly Assessed[] }) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.insured-people.growth.${key}`, args);
  return kinds.map((kind) => {
    const newest = rows.at(-1)!;
    const judged = newest.of[kind];
    const { x, y } = seen[kind].at(newest);
    const told = { x: decimals.format(x), y: decimals.format(y), day: spelledDay(newest.on) };
    const label = `${say(`${kind}Told`, told)} ${say(judged ? `judgement.${judged.judgement}` : 'outside')}.`;
    const drawn = rows.filter(({ of }) => of[kind]);
    const left = rows.filter(({ of }) => !of[kind]);
    return (
      <Box key={kind} component="figure" sx={{ m: 0 }}>
        <Typography component="figcaption" sx={{ fontWeight: 600 }}>
          {say(kind)}
        </Typography>
        {drawn.length > 0 && (
          <GrowthChart kind={kind} gender={gender} measured={drawn.map(seen[kind].at)} label={label} />
        )}
        {left.length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {say(`${kind}Left`, {
              smart_count: left.length,
              days: left.map(({ on }) => spelledDay(on)).join(', '),
            })}
          </Typography>
        )}
      </Box>
    );
  });
};

const charts = {
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

export const GrowthPanel = ({ person }: { person: PersonRecord }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.insured-people.growth.${key}`);
  const { identity, measures } = person;
  if (!measures || measures.length === 0) return null;
  const { gender, birthDate } = identity ?? {};
  if (!gender || !birthDate)
    return (
      <Panel title={say('title')}>
        <Typography color="text.secondary">{say('unknown')}</Typography>
      </Panel>
    );
  const rows = assessed({ gender, birthDate, measures });
  return (
    <Panel title={say('title')}>
      <Box sx={charts}>
        <Charts gender={gender} rows={rows} />
      </Box>
      <Measures person={person} rows={rows} />
    </Panel>
  );
};
