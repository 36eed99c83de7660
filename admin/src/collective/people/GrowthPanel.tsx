/** A child's growth: charts of weight by height and of the body mass index by age, and a table of each measure. */
import { assess, type Assessment, bmiOf } from '@cotejo/core/growth';
import { type PersonRecord } from '@cotejo/core/insured-people';
import { monthsOfAge, spelledDay } from '@cotejo/core/kit/time';
import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Panel } from '../../kit/ui/Panel.tsx';
import { GrowthChart } from './GrowthChart.tsx';
import { type Kind } from './growthCurves.ts';

const decimals = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
const colours = { usual: 'success', ask: 'warning', review: 'error', implausible: 'error' } as const;

type Known = {
  gender: 'male' | 'female';
  birthDate: string;
  measures: NonNullable<PersonRecord['measures']>;
};

const assessed = ({ gender, birthDate, measures }: Known) =>
  measures
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
    .map((one) => ({
      ...one,
      bmi: bmiOf(one),
      months: monthsOfAge(birthDate, one.on),
      of: assess(gender, birthDate, one),
    }));
type Assessed = ReturnType<typeof assessed>[number];

const seen = {
  weight: { at: ({ heightCm, weightKg }: Assessed) => ({ x: heightCm, y: weightKg }) },
  bmi: { at: ({ months, bmi }: Assessed) => ({ x: months, y: bmi }) },
} as const satisfies Record<Kind, object>;
const kinds = Object.keys(seen) as readonly Kind[];

const Judged = ({ judgement, z, range, unit }: Assessment & { unit: string }) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.insured-people.growth.${key}`, args);
  const [min, max] = [decimals.format(range.min), decimals.format(range.max)];
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={colours[judgement]}
        label={`${say(`judgement.${judgement}`)} · z ${decimals.format(z).replace('-', '−')}`}
      />
      <Typography variant="body2" color="text.secondary">
        {say('range', { min, max, unit })}
      </Typography>
    </>
  );
};

const Charts = ({ gender, rows }: { gender: Known['gender']; rows: readonly Assessed[] }) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.insured-people.growth.${key}`, args);
  return kinds.map((kind) => {
    const last = rows.findLast(({ of }) => of[kind]);
    const judged = last?.of[kind];
    if (!last || !judged) return null;
    const { x, y } = seen[kind].at(last);
    const told = { x: decimals.format(x), y: decimals.format(y), day: spelledDay(last.on) };
    const label = `${say(`${kind}Told`, told)} ${say(`judgement.${judged.judgement}`)}.`;
    return (
      <Box key={kind} component="figure" sx={{ m: 0 }}>
        <Typography component="figcaption" sx={{ fontWeight: 600 }}>
          {say(kind)}
        </Typography>
        <GrowthChart
          kind={kind}
          gender={gender}
          measured={rows.filter(({ of }) => of[kind]).map(seen[kind].at)}
          label={label}
        />
      </Box>
    );
  });
};

const MeasureTable = ({ rows }: { rows: readonly Assessed[] }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.insured-people.growth.${key}`);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={say('title')}>
        <TableHead>
          <TableRow>
            {['on', 'height', 'kilos', 'forHeight', 'index', 'forAge'].map((key) => (
              <TableCell key={key}>{say(key)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.toReversed().map(({ on, heightCm, weightKg, bmi, of }) => (
            <TableRow key={on}>
              <TableCell>{spelledDay(on)}</TableCell>
              <TableCell>{decimals.format(heightCm)} cm</TableCell>
              <TableCell>{decimals.format(weightKg)} kg</TableCell>
              <TableCell>{of.weight ? <Judged {...of.weight} unit="kg" /> : say('outside')}</TableCell>
              <TableCell>{decimals.format(bmi)}</TableCell>
              <TableCell>{of.bmi ? <Judged {...of.bmi} unit="kg/m²" /> : say('outside')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

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
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Charts gender={gender} rows={rows} />
        <MeasureTable rows={rows} />
      </Box>
    </Panel>
  );
};
