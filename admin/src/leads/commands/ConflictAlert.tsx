/** What somebody else changed while one was deciding, beside what one wants instead. */
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { additions, type Difference, differences } from './differences.ts';
import { type Values } from './form.ts';
import { type LeadRow } from '../lead.ts';

const Line = ({ difference }: { difference: Difference }) => {
  const translate = useTranslate();
  const { field, before, theirs, mine } = difference;
  const say = (key: string, args: object) => translate(`resources.leads.conflict.${key}`, args);
  const nothing = translate(
    `resources.leads.${field === 'executiveName' ? 'unassigned' : 'conflict.nothing'}`,
  );
  const change = { field: translate(`resources.leads.fields.${field}`) };
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      {say('change', { ...change, from: before ?? nothing, to: theirs ?? nothing })}
      {mine !== undefined && <Box sx={{ fontWeight: 650 }}>{say('mine', { value: mine })}</Box>}
    </Box>
  );
};

type ConflictAlertProps = {
  older: LeadRow;
  newer: LeadRow;
  /** What the form would make of the lead's fields as it is filled in. */
  sets: (values: Values) => Values;
  onUseNewer: () => void;
};

export const ConflictAlert = ({ older, newer, sets, onUseNewer }: ConflictAlertProps) => {
  const translate = useTranslate();
  const found = differences(older, newer, sets(useWatch()));
  const added = additions(older, newer);
  const say = (key: string) => translate(`resources.leads.conflict.${key}`);
  return (
    <Alert severity="warning">
      <AlertTitle>{say('title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {found.map((difference) => (
          <Line key={difference.field} difference={difference} />
        ))}
        {added.map((list) => (
          <li key={list}>{say(list)}</li>
        ))}
        {found.length + added.length === 0 && <li>{say('other')}</li>}
      </Box>
      {say('retry')}
      <Box sx={{ mt: 1 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={onUseNewer}>
          {say('useNewer')}
        </Button>
      </Box>
    </Alert>
  );
};
