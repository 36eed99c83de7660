/** What a price depends on beside who is insured: a company's size, an income, a journey. */
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { countryOf } from '@cotejo/core/reference/countries';
import { row, Typed } from './inputs.tsx';
import { type ProfileFormProps, useWords } from './profileForm.ts';

export const Answers = ({ profile, asked, wrong, country, onChange }: ProfileFormProps) => {
  const { say, wrongText } = useWords();
  const { answers } = profile;
  const unit = countryOf(country).currency;
  return (
    <Box sx={{ ...row, mb: 0 }}>
      {asked.answers.map((name) => (
        <Typed
          key={name}
          label={say(name, { unit })}
          value={answers[name] ?? ''}
          wrong={wrongText(wrong[`answers.${name}`])}
          isText={['nationality', 'coverageCountry', 'sector', 'workType'].includes(name)}
          onChange={(value) => onChange({ ...profile, answers: { ...answers, [name]: value } })}
        />
      ))}
      {asked.asksForEps && (
        <FormControlLabel
          label={say('isInEps')}
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
