/** Light, dark, or as the system has it. */
import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { type ThemeChoice as Choice, themeChoices } from '../../workspace/index.ts';

const names: Readonly<Record<Choice, string>> = { system: 'Sistema', light: 'Claro', dark: 'Oscuro' };

type ThemeChoiceProps = { choice: Choice; onChoose: (choice: Choice) => void };

export const ThemeChoice = ({ choice, onChoose }: ThemeChoiceProps) => {
  const id = useId();
  return (
    <>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ px: 1, mb: 0.5 }}>
        Apariencia
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={choice}
        onChange={(_, chosen: Choice | null) => chosen && onChoose(chosen)}
        aria-labelledby={id}
        sx={{ px: 1, mb: 1 }}
      >
        {themeChoices.map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none', py: 0.5 }}>
            {names[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
};
