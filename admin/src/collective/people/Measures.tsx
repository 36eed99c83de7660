/** A child's measures as a table, or as cards on a phone, each with what it means and what may be done. */
import { type Assessment } from '@cotejo/core/growth';
import { type PersonRecord } from '@cotejo/core/insured-people';
import { spelledDay } from '@cotejo/core/kit/time';
import {
  Alert,
  Box,
  Chip,
  List,
  ListItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { CommandDialog } from '../../kit/commands/CommandDialog.tsx';
import { type Assessed, decimals } from './assessed.ts';
import { MeasureFields, measureForm, removeMeasureForm } from './forms.tsx';

/** Rounded, and never minus zero. */
const deviation = (z: number): string => decimals.format(Math.round(z * 10) / 10 + 0).replace('-', '−');
const colours = { usual: 'success', ask: 'warning', review: 'error', implausible: 'error' } as const;

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

type OfMeasure = { measure: Assessed };

const MeasureActions = ({ measure, onDo }: OfMeasure & { onDo: (doing: Doing) => void }) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`resources.insured-people.growth.${key}`, args);
  return (['measure', 'remove-measure'] as const).map((command) => (
    <CommandButton
      key={command}
      command={command}
      size="small"
      color={command === 'measure' ? 'primary' : 'error'}
      aria-label={say(command === 'measure' ? 'correctOf' : 'removeOf', { day: spelledDay(measure.on) })}
      onClick={() => onDo({ command, measure })}
    >
      {say(command === 'measure' ? 'correct' : 'remove')}
    </CommandButton>
  ));
};

const ForHeight = ({ measure: { of } }: OfMeasure) => {
  const translate = useTranslate();
  return of.weight ? (
    <Judged {...of.weight} unit="kg" />
  ) : (
    translate('resources.insured-people.growth.outside')
  );
};

const ForAge = ({ measure: { of } }: OfMeasure) => {
  const translate = useTranslate();
  return of.bmi ? <Judged {...of.bmi} unit="kg/m²" /> : translate('resources.insured-people.growth.outside');
};

type MeasuresProps = { rows: readonly Assessed[]; onDo: (doing: Doing) => void };

const MeasureTable = ({ rows, onDo }: MeasuresProps) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.insured-people.growth.${key}`);
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
          {rows.map((measure) => (
            <TableRow key={measure.on}>
              <TableCell>{spelledDay(measure.on)}</TableCell>
              <TableCell>{decimals.format(measure.heightCm)} cm</TableCell>
              <TableCell>{decimals.format(measure.weightKg)} kg</TableCell>
              <TableCell>
                <ForHeight measure={measure} />
              </TableCell>
              <TableCell>{decimals.format(measure.bmi)}</TableCell>
              <TableCell>
                <ForAge measure={measure} />
              </TableCell>
              <TableCell>
                <MeasureActions measure={measure} onDo={onDo} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

/** The measures as cards, for a phone. */
const MeasureCards = ({ rows, onDo }: MeasuresProps) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.insured-people.growth.${key}`);
  return (
    <List disablePadding aria-label={say('title')}>
      {rows.map((measure) => (
        <ListItem key={measure.on} divider disableGutters sx={{ display: 'block' }}>
          <Typography sx={{ fontWeight: 600 }}>{spelledDay(measure.on)}</Typography>
          <Typography>
            {decimals.format(measure.heightCm)} cm · {decimals.format(measure.weightKg)} kg ·{' '}
            {decimals.format(measure.bmi)} kg/m²
          </Typography>
          <Typography variant="body2">{say('forHeight')}</Typography>
          <ForHeight measure={measure} />
          <Typography variant="body2">{say('forAge')}</Typography>
          <ForAge measure={measure} />
          <Box>
            <MeasureActions measure={measure} onDo={onDo} />
          </Box>
        </ListItem>
      ))}
    </List>
  );
};

export const Measures = ({ person, rows }: { person: PersonRecord; rows: readonly Assessed[] }) => {
  const [doing, setDoing] = useState<Doing>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const Shown = isNarrow ? MeasureCards : MeasureTable;
  return (
    <>
      <Shown rows={rows.toReversed()} onDo={setDoing} />
      {doing && <MeasureDialog person={person} doing={doing} onClose={() => setDoing(undefined)} />}
    </>
  );
};
