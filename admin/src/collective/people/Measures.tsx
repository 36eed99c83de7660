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
import { useNotify } from 'react-admin';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { CommandDialog } from '../../kit/commands/CommandDialog.tsx';
import { type Assessed, decimals, judgementNames } from './assessed.ts';
import { MeasureFields, measureForm, removeMeasureForm } from './forms.tsx';

/** Rounded, and never minus zero. */
const deviation = (z: number): string => decimals.format(Math.round(z * 10) / 10 + 0).replace('-', '−');
const colours = { usual: 'success', ask: 'warning', review: 'error', implausible: 'error' } as const;

const Judged = ({ judgement, z, range, unit }: Assessment & { unit: string }) => {
  const [min, max] = [decimals.format(range.min), decimals.format(range.max)];
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={colours[judgement]}
        label={`${judgementNames[judgement]} · z ${deviation(z)}`}
      />
      <Typography variant="body2" color="text.secondary">
        Lo usual: de {min} a {max} {unit}
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
      saveLabel={isRemoval ? 'Quitar' : undefined}
      onDone={() => {
        onClose();
        notify('Listo.', { type: 'success' });
      }}
      onClose={onClose}
    >
      {isRemoval ? (
        <Alert severity="info">
          Se quitan las medidas del {spelledDay(on)}. El historial dice que estuvieron.
        </Alert>
      ) : (
        <MeasureFields record={person} />
      )}
    </CommandDialog>
  );
};

type OfMeasure = { measure: Assessed };

const MeasureActions = ({ measure, onDo }: OfMeasure & { onDo: (doing: Doing) => void }) =>
  (['measure', 'remove-measure'] as const).map((command) => (
    <CommandButton
      key={command}
      command={command}
      size="small"
      color={command === 'measure' ? 'primary' : 'error'}
      aria-label={
        command === 'measure'
          ? `Corregir las medidas del ${spelledDay(measure.on)}`
          : `Quitar las medidas del ${spelledDay(measure.on)}`
      }
      onClick={() => onDo({ command, measure })}
    >
      {command === 'measure' ? 'Corregir' : 'Quitar'}
    </CommandButton>
  ));

const ForHeight = ({ measure: { of } }: OfMeasure) =>
  of.weight ? <Judged {...of.weight} unit="kg" /> : 'Fuera de la tabla: sin valoración';

const ForAge = ({ measure: { of } }: OfMeasure) =>
  of.bmi ? <Judged {...of.bmi} unit="kg/m²" /> : 'Fuera de la tabla: sin valoración';

type MeasuresProps = { rows: readonly Assessed[]; onDo: (doing: Doing) => void };

const headings = [
  'Día',
  'Estatura',
  'Peso',
  'Para su estatura',
  'Índice de masa corporal',
  'Para su edad',
  'Corregir',
];

const MeasureTable = ({ rows, onDo }: MeasuresProps) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table size="small" aria-label="Estatura y peso">
      <TableHead>
        <TableRow>
          {headings.map((heading) => (
            <TableCell key={heading}>{heading}</TableCell>
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

/** The measures as cards, for a phone. */
const MeasureCards = ({ rows, onDo }: MeasuresProps) => (
  <List disablePadding aria-label="Estatura y peso">
    {rows.map((measure) => (
      <ListItem key={measure.on} divider disableGutters sx={{ display: 'block' }}>
        <Typography sx={{ fontWeight: 600 }}>{spelledDay(measure.on)}</Typography>
        <Typography>
          {decimals.format(measure.heightCm)} cm · {decimals.format(measure.weightKg)} kg ·{' '}
          {decimals.format(measure.bmi)} kg/m²
        </Typography>
        <Typography variant="body2">Para su estatura</Typography>
        <ForHeight measure={measure} />
        <Typography variant="body2">Para su edad</Typography>
        <ForAge measure={measure} />
        <Box>
          <MeasureActions measure={measure} onDo={onDo} />
        </Box>
      </ListItem>
    ))}
  </List>
);

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
