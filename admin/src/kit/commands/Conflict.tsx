/** A form whose record has changed meanwhile: what is different, and taking the new in place of what one typed. */
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Difference, differencesBy, type Telling } from './conflict.ts';
import { type CommandForm } from './form.ts';

type LineProps = { resource: string; difference: Difference; nothing: string };

const Line = ({ resource, difference, nothing }: LineProps) => {
  const translate = useTranslate();
  const { field, before, theirs, mine } = difference;
  const change = { field: translate(`resources.${resource}.fields.${field}`) };
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      {translate('cotejo.conflict.change', { ...change, from: before ?? nothing, to: theirs ?? nothing })}
      {mine !== undefined && (
        <Box sx={{ fontWeight: 650 }}>{translate('cotejo.conflict.mine', { value: mine })}</Box>
      )}
    </Box>
  );
};

type ConflictProps<Row> = {
  resource: string;
  form: CommandForm<Row>;
  telling: Telling<Row> | undefined;
  older: Row;
  newer: Row;
  /** The person goes on from the newer version. */
  onAccept: () => void;
  onClose: () => void;
};

export const Conflict = <Row,>(props: ConflictProps<Row>) => {
  const { resource, form, telling, older, newer, onAccept, onClose } = props;
  const translate = useTranslate();
  const { reset } = useFormContext();
  const mine = form.sets?.(useWatch(), newer) ?? {};
  const found = telling ? differencesBy(telling)(older, newer, mine) : [];
  const added = telling?.additions?.(older, newer) ?? [];

  /** A form that corrects what is there begins again from it; one that moves the record is not needed any more. */
  const useNewer = () => {
    if (!form.startsWith) return onClose();
    reset(form.startsWith(newer));
    onAccept();
    // The button that was pressed is gone: the keyboard goes on with the form.
    document.querySelector<HTMLElement>('[role="dialog"] form input')?.focus();
  };

  return (
    <Alert severity="warning">
      <AlertTitle>{translate(`resources.${resource}.conflict.title`)}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {found.map((difference) => (
          <Line
            key={difference.field}
            resource={resource}
            difference={difference}
            nothing={translate(telling?.nothing?.[difference.field] ?? 'cotejo.conflict.nothing')}
          />
        ))}
        {added.map((key) => (
          <li key={key}>{translate(key)}</li>
        ))}
        {found.length + added.length === 0 && <li>{translate('cotejo.conflict.other')}</li>}
      </Box>
      {translate('cotejo.conflict.retry')}
      <Box sx={{ mt: 1 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={useNewer}>
          {translate('cotejo.conflict.useNewer')}
        </Button>
      </Box>
    </Alert>
  );
};
