/** A child's growth: charts of weight by height and of the body mass index by age, and a table of each measure. */
import { assess, type Assessment, bmiOf } from '@cotejo/core/growth';
import { type PersonRecord } from '@cotejo/core/insured-people';
import { monthsOfAge, spelledDay } from '@cotejo/core/kit/time';
import {
  Alert,
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { CommandDialog } from '../../kit/commands/CommandDialog.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { MeasureFields, measureForm, removeMeasureForm } from './forms.tsx';
import { GrowthChart } from './GrowthChart.tsx';
import { type Kind } from './growthCurves.ts';

const decimals = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
/** Rounded, and never minus zero. */
const deviation = (z: number): string => decimals.format(Math.round(z * 10) / 10 + 0).replace('-', '−');
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
        label={`${say(`judgement.${judgement}`)} · z ${deviation(z)}`}
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

type Doing = { readonly command: 'measure' | 'remove-measure'; readonly measure: Assessed };

const MeasureDialog = ({
  person,
  doing: { command, measure },
  onClose,
}: {
  person: PersonRecord;
  doing: Doing;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { on, heightCm, weightKg } = measure;
  const isRemoval = command === 'remove-measure';
  return (
    <CommandDialog
      resource="insured-people"
      command={command}
      record={person}
      form={isRemoval ? removeMeasureForm(on) : measureForm}
      initial={isRemoval ? undefined : { on, heightCm, weightKg }}
      saveLabel={isRemoval ? translate('resources.insured-people.growth.remove') : undefined}
      onDone={() => {
        onClose();
        notify('cotejo.command.done', { type: 'success' });
      }}
      onClose={onClose}
    >
      {isRemoval ? (
        <Alert severity="info">
          {translate('resources.insured-people.growth.removing', { day: spelledDay(on) })}
        </Alert>
      ) : (
        <MeasureFields record={person} />
      )}
    </CommandDialog>
  );
};

const MeasureTable = ({ person, rows }: { person: PersonRecord; rows: readonly Assessed[] }) => {
  const translate = useTranslate();
  const [doing, setDoing] = useState<Doing>();
  const say = (key: string, args?: object) => translate(`resources.insured-people.growth.${key}`, args);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={say('title')}>
        <TableHead>
          <TableRow>
            {['on', 'height', 'kilos', 'forHeight', 'index', 'forAge', 'mend'].map((key) => (
              <TableCell key={key}>{say(key)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.toReversed().map((measure) => {
            const { on, heightCm, weightKg, bmi, of } = measure;
            return (
              <TableRow key={on}>
                <TableCell>{spelledDay(on)}</TableCell>
                <TableCell>{decimals.format(heightCm)} cm</TableCell>
                <TableCell>{decimals.format(weightKg)} kg</TableCell>
                <TableCell>{of.weight ? <Judged {...of.weight} unit="kg" /> : say('outside')}</TableCell>
                <TableCell>{decimals.format(bmi)}</TableCell>
                <TableCell>{of.bmi ? <Judged {...of.bmi} unit="kg/m²" /> : say('outside')}</TableCell>
                <TableCell>
                  {(['measure', 'remove-measure'] as const).map((command) => (
                    <CommandButton
                      key={command}
                      command={command}
                      size="small"
                      color={command === 'measure' ? 'primary' : 'error'}
                      aria-label={say(command === 'measure' ? 'correctOf' : 'removeOf', {
                        day: spelledDay(on),
                      })}
                      onClick={() => setDoing({ command, measure })}
                    >
                      {say(command === 'measure' ? 'correct' : 'remove')}
                    </CommandButton>
                  ))}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {doing && <MeasureDialog person={person} doing={doing} onClose={() => setDoing(undefined)} />}
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
        <MeasureTable person={person} rows={rows} />
      </Box>
    </Panel>
  );
};
