/** Two states of a record of the catalogue side by side, whichever one chooses. */
import { Box, MenuItem, TextField } from '@mui/material';
import { type ReactNode, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../misc/Panel.tsx';

export type Compared = readonly [from: number, to: number];
export type State = { readonly version: number; readonly name: string };

type ChoiceProps = {
  label: string;
  value: number;
  states: readonly State[];
  onChange: (version: number) => void;
};

const StateChoice = ({ label, value, states, onChange }: ChoiceProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={String(value)}
    onChange={({ target }) => onChange(Number(target.value))}
    sx={{ minWidth: 180, flex: '1 1 180px' }}
  >
    {states.map(({ version, name }) => (
      <MenuItem key={version} value={String(version)}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

type ComparisonProps = {
  states: readonly State[];
  compared: Compared;
  onChoose: (compared: Compared) => void;
  /** Where one is led to what changed. */
  place: Ref<HTMLDivElement>;
  /** The difference. */
  children: ReactNode;
};

export const Comparison = ({ states, compared, onChoose, place, children }: ComparisonProps) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`cotejo.catalogue.versions.${key}`);
  const [from, to] = compared;
  return (
    <Box ref={place} tabIndex={-1} sx={{ outlineOffset: 2, scrollMarginTop: 72 }}>
      <Panel title={say('compare')}>
        <Box sx={{ display: 'flex', gap: 1.5, pt: 0.5, mb: 2, flexWrap: 'wrap' }}>
          <StateChoice
            label={say('from')}
            value={from}
            states={states}
            onChange={(one) => onChoose([one, to])}
          />
          <StateChoice
            label={say('to')}
            value={to}
            states={states}
            onChange={(one) => onChoose([from, one])}
          />
        </Box>
        {children}
      </Panel>
    </Box>
  );
};
