/** Where a new record is to be: one of the countries whose catalogue one tends. */
import { countries } from '@cotejo/core/reference/countries';
import { MenuItem, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { useTendedCountries } from './useTendedCountries.ts';
import { useFieldError } from '../form/state/form-context.ts';
import { plainText } from '../schema/values.ts';
import { labelAt } from '../read/words.ts';

export const CountrySelect = ({ source }: { source: string }) => {
  const { field } = useController({ name: source });
  const problem = useFieldError(source);
  const tended = useTendedCountries();
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={labelAt(['country'])}
      value={plainText(field.value)}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={problem !== undefined}
      helperText={problem}
    >
      {countries
        .filter(({ code }) => tended.includes(code))
        .map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
    </TextField>
  );
};
