/** Where a new record is to be: one of the countries whose catalogue one tends. */
import { countries, type CountryCode } from '@cotejo/core/reference';
import { mayTendCatalogue } from '@cotejo/core/catalogue';
import { MenuItem, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { useFieldError } from '../form/state/form-context.ts';
import { plainText } from '../form/schema/values.ts';
import { labelAt } from '../read/words.ts';

/** The countries whose catalogue somebody tends. */
export const useTendedCountries = (): readonly CountryCode[] => {
  const identity = useConsoleIdentity();
  return countries.map(({ code }) => code).filter((code) => identity && mayTendCatalogue(code, identity));
};

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
