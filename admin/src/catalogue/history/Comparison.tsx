/** Two states of a record of the catalogue side by side, whichever one chooses. */
import { Autocomplete, Box, TextField } from '@mui/material';
import { type ReactNode, type Ref } from 'react';
import { Panel } from '../../kit/ui/Panel.tsx';

export type Compared = readonly [from: number, to: number];
export type State = { readonly version: number; readonly name: string };

type ChoiceProps = {
  label: string;
  value: number;
  states: readonly State[];
  onChange: (version: number) => void;
};

/** There may be hundreds: who types a number is offered those versions. */
const StateChoice = ({ label, value, states, onChange }: ChoiceProps) => (
  <Autocomplete<State, false, true>
    size="small"
    disableClearable
    options={states}
    value={states.find(({ version }) => version === value)}
    getOptionKey={({ version }) => version}
    getOptionLabel={({ name }) => name}
    onChange={(_, { version }) => onChange(version)}
    noOptionsText="Nada coincide"
    slotProps={{ popper: { role: 'region', 'aria-label': label } }}
    renderInput={(input) => <TextField {...input} label={label} />}
    sx={{ minWidth: 180, flex: '1 1 180px' }}
  />
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
  const [from, to] = compared;
  return (
    <Box ref={place} tabIndex={-1} sx={{ outlineOffset: 2, scrollMarginTop: 72 }}>
      <Panel title="Comparar versiones">
        <Box sx={{ display: 'flex', gap: 1.5, pt: 0.5, mb: 2, flexWrap: 'wrap' }}>
          <StateChoice label="Antes" value={from} states={states} onChange={(one) => onChoose([one, to])} />
          <StateChoice label="Después" value={to} states={states} onChange={(one) => onChoose([from, one])} />
        </Box>
        {children}
      </Panel>
    </Box>
  );
};
