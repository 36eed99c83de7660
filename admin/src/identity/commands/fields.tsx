/** The fields of the commands on users. */
import { countries } from '@cotejo/core/reference/countries';
import { pauseReasons } from '@cotejo/core/reference/pause-reasons';
import { roles } from '@cotejo/core/reference/roles';
import { Alert } from '@mui/material';
import {
  AutocompleteArrayInput,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { NoteField as Note } from '../../kit/commands/NoteField.tsx';
import { useExecutives } from '../useExecutives.ts';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { type UserRow } from '../user.ts';

const needed = [required('cotejo.command.required')];
/** As the server has it: `longestUserNote`. */
const longest = 500;

const roleChoices = roles.map(({ name, displayName }) => ({ id: name, name: displayName }));
const countryChoices = countries.map(({ code, name }) => ({ id: code, name }));

export const PersonFields = () => (
  <>
    <TextInput
      source="name"
      label="resources.users.fields.name"
      validate={needed}
      helperText={false}
      fullWidth
    />
    <TextInput
      source="email"
      type="email"
      label="resources.users.fields.email"
      validate={needed}
      helperText={false}
      fullWidth
    />
  </>
);

export const RoleFields = () => {
  const translate = useTranslate();
  return (
    <>
      <AutocompleteArrayInput
        // The form focuses its first field when it opens: no list should spring open with it.
        source="roles"
        openOnFocus={false}
        label="resources.users.fields.roles"
        choices={roleChoices}
        validate={needed}
        helperText={false}
        fullWidth
        slotProps={{ popper: { role: 'region', 'aria-label': translate('resources.users.fields.roles') } }}
      />
      <SelectArrayInput
        source="countries"
        label="resources.users.fields.countries"
        choices={countryChoices}
        translateChoice={false}
        validate={needed}
        helperText={false}
        fullWidth
      />
    </>
  );
};

export const PauseFields = () => (
  <>
    <SelectInput
      source="reasonId"
      label="resources.users.fields.reasonId"
      choices={[...pauseReasons]}
      translateChoice={false}
      validate={needed}
      helperText={false}
      fullWidth
    />
    <NoteField />
  </>
);

export const NoteField = ({ source = 'note', isRequired }: { source?: string; isRequired?: boolean }) => (
  <Note
    source={source}
    label={`resources.users.fields.${source}`}
    longest={longest}
    isRequired={isRequired}
  />
);

/** The executives who work in a country of the supervisor's. */
export const TeamField = ({ user }: { user: UserRow }) => {
  const translate = useTranslate();
  const { data = [], isPending, error, refetch } = useExecutives();
  const choices = data.filter(({ countries }) => countries.some((code) => user.countries.includes(code)));
  return (
    <>
      {error && (
        <ReadError title={translate('resources.leads.error.executives')} error={error} onRetry={refetch} />
      )}
      {!isPending && !error && choices.length === 0 && (
        <Alert severity="info">{translate('resources.users.command.noTeam')}</Alert>
      )}
      <AutocompleteArrayInput
        source="executiveIds"
        openOnFocus={false}
        label="resources.users.fields.executiveIds"
        choices={choices}
        optionText="name"
        isPending={isPending}
        helperText={false}
        fullWidth
        slotProps={{
          popper: { role: 'region', 'aria-label': translate('resources.users.fields.executiveIds') },
        }}
      />
    </>
  );
};
