/** A form whose record has changed meanwhile: what is different, and taking the new in place of what one typed. */
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Difference, differencesBy, type ChangeFormat } from './conflict.ts';
import { type CommandForm, startOf } from './form.ts';
import { useWords } from '../useWords.ts';

type LineProps = { label: string | undefined; difference: Difference; nothing: string };

const Line = ({ label, difference, nothing }: LineProps) => {
  const { before, theirs, mine } = difference;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      {`${label}: de ${before ?? nothing} a ${theirs ?? nothing}`}
      {mine !== undefined && <Box sx={{ fontWeight: 650 }}>{`Lo tuyo: ${mine}`}</Box>}
    </Box>
  );
};

type ConflictProps<Row> = {
  resource: string;
  form: CommandForm<Row>;
  changeFormat: ChangeFormat<Row> | undefined;
  older: Row;
  newer: Row;
  /** The person goes on from the newer version. */
  onAccept: () => void;
  onClose: () => void;
};

export const Conflict = <Row,>(props: ConflictProps<Row>) => {
  const { resource, form, changeFormat, older, newer, onAccept, onClose } = props;
  const { conflict, fields } = useWords(resource);
  const { reset } = useFormContext();
  const mine = form.sets?.(useWatch(), newer) ?? {};
  const found = changeFormat ? differencesBy(changeFormat)(older, newer, mine) : [];
  const added = changeFormat?.additions?.(older, newer) ?? [];

  /** A form that corrects what is there begins again from it; one that moves the record is not needed any more. */
  const useNewer = () => {
    const start = startOf(form, newer);
    if (!start) return onClose();
    reset(start);
    onAccept();
    // The button that was pressed is gone: the keyboard goes on with the form.
    document.querySelector<HTMLElement>('[role="dialog"] form input')?.focus();
  };

  return (
    <Alert severity="warning">
      <AlertTitle>{conflict}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {found.map((difference) => (
          <Line
            key={difference.field}
            label={(changeFormat?.labels ?? fields)[difference.field]}
            difference={difference}
            nothing={changeFormat?.nothing?.[difference.field] ?? 'nada'}
          />
        ))}
        {added.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {found.length + added.length === 0 && <li>Se registró un cambio.</li>}
      </Box>
      Lo que escribiste sigue aquí; lo que no tocaste ya muestra lo nuevo.
      <Box sx={{ mt: 1 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={useNewer}>
          Usar lo nuevo
        </Button>
      </Box>
    </Alert>
  );
};
