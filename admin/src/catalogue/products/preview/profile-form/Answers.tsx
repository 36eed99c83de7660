/** What a price depends on beside who is insured: a company's size, an income, a journey. */
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { countryOf } from '@cotejo/core/reference/countries';
import { type AnswerName } from '../profile.ts';
import { row, Typed } from './inputs.tsx';
import { type ProfileFormProps } from './profileForm.ts';

const labels = (unit: string): Readonly<Record<AnswerName, string>> => ({
  income: `Ingreso mensual (${unit})`,
  nationality: 'Nacionalidad (dos letras)',
  coverageCountry: 'País de cobertura (dos letras)',
  employees: 'Trabajadores',
  dependants: 'Cargas de los trabajadores',
  pay: `Sueldo mensual de cada uno (${unit})`,
  workers: 'Trabajadores asegurados',
  sector: 'Sector (letra, como F)',
  workType: 'Tipo de trabajo',
  guards: 'Guardias',
  days: 'Días de viaje',
});

export const Answers = ({ profile, asked, wrong, country, onChange }: ProfileFormProps) => {
  const { answers } = profile;
  const unit = countryOf(country).currency;
  return (
    <Box sx={{ ...row, mb: 0 }}>
      {asked.answers.map((name) => (
        <Typed
          key={name}
          label={labels(unit)[name]}
          value={answers[name] ?? ''}
          wrong={wrong[`answers.${name}`]}
          isText={['nationality', 'coverageCountry', 'sector', 'workType'].includes(name)}
          onChange={(value) => onChange({ ...profile, answers: { ...answers, [name]: value } })}
        />
      ))}
      {asked.asksForEps && (
        <FormControlLabel
          label="Ya está en una EPS"
          control={
            <Checkbox
              checked={profile.isInEps}
              onChange={(_, isInEps) => onChange({ ...profile, isInEps })}
            />
          }
        />
      )}
    </Box>
  );
};
