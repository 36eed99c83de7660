/** A child's growth: charts of weight by height and of the body mass index by age, and a table of each measure. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { spelledDay } from '@cotejo/core/kit/time';
import { Box, Typography } from '@mui/material';
import { Panel } from '../../kit/ui/Panel.tsx';
import { plural } from '../../kit/words/plural.ts';
import { type Assessed, assessed, decimals, judgementNames, type Known } from './assessed.ts';
import { GrowthChart } from './GrowthChart.tsx';
import { type Kind } from './growthCurves.ts';
import { Measures } from './Measures.tsx';

const captions: Readonly<Record<Kind, string>> = {
  weight: 'Peso (kg) según la estatura (cm)',
  bmi: 'Índice de masa corporal según la edad (meses)',
};

const seen = {
  weight: {
    at: ({ heightCm, weightKg }: Assessed) => ({ x: heightCm, y: weightKg }),
    told: (x: string, y: string, day: string) => `Peso según la estatura: ${y} kg con ${x} cm el ${day}.`,
    covers: 'estaturas de 65 a 120.9 cm',
  },
  bmi: {
    at: ({ months, bmi }: Assessed) => ({ x: months, y: bmi }),
    told: (x: string, y: string, day: string) =>
      `Índice de masa corporal según la edad: ${y} a los ${x} meses, el ${day}.`,
    covers: 'edades de 60 a 203 meses',
  },
} as const satisfies Record<Kind, object>;
const kinds = Object.keys(seen) as readonly Kind[];

const Charts = ({ gender, rows }: { gender: Known['gender']; rows: readonly Assessed[] }) =>
  kinds.map((kind) => {
    const newest = rows.at(-1)!;
    const judged = newest.of[kind];
    const { x, y } = seen[kind].at(newest);
    const label = `${seen[kind].told(decimals.format(x), decimals.format(y), spelledDay(newest.on))} ${judged ? judgementNames[judged.judgement] : 'Fuera de la tabla: sin valoración'}.`;
    const drawn = rows.filter(({ of }) => of[kind]);
    const left = rows.filter(({ of }) => !of[kind]);
    return (
      <Box key={kind} component="figure" sx={{ m: 0 }}>
        <Typography component="figcaption" sx={{ fontWeight: 600 }}>
          {captions[kind]}
        </Typography>
        {drawn.length > 0 && (
          <GrowthChart kind={kind} gender={gender} measured={drawn.map(seen[kind].at)} label={label} />
        )}
        {left.length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {plural(left.length, 'No está en el dibujo la medida', 'No están en el dibujo las medidas')} del{' '}
            {left.map(({ on }) => spelledDay(on)).join(', ')}: la tabla es para {seen[kind].covers}.
          </Typography>
        )}
      </Box>
    );
  });

const charts = {
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

export const GrowthPanel = ({ person }: { person: PersonRecord }) => {
  const { identity, measures } = person;
  if (!measures || measures.length === 0) return null;
  const { gender, birthDate } = identity ?? {};
  if (!gender || !birthDate)
    return (
      <Panel title="Estatura y peso">
        <Typography color="text.secondary">
          Para valorar las medidas faltan el sexo y la fecha de nacimiento.
        </Typography>
      </Panel>
    );
  const rows = assessed({ gender, birthDate, measures });
  return (
    <Panel title="Estatura y peso">
      <Box sx={charts}>
        <Charts gender={gender} rows={rows} />
      </Box>
      <Measures person={person} rows={rows} />
    </Panel>
  );
};
