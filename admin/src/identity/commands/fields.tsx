/** The fields of the commands on users. */
import { countries } from '@cotejo/core/reference/countries';
import { chosenPauseReasons } from '@cotejo/core/reference/pause-reasons';
import { roles } from '@cotejo/core/reference/roles';
import { isOfCompanies, isOfPartners } from '@cotejo/core/users';
import { Alert } from '@mui/material';
import {
  AutocompleteArrayInput,
  type AutocompleteArrayInputProps,
  DateInput,
  ReferenceArrayInput,
  SelectArrayInput,
  TextInput,
} from 'react-admin';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { choiceNeeded, fieldOf, needed, reasonNeeded } from '../../kit/commands/field.ts';
import { NoteField as Note } from '../../kit/commands/NoteField.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { useExecutives } from '../useExecutives.ts';
import { useOpenLeads } from '../useOpenLeads.ts';
import { type UserRow } from '../user.ts';
import { pauseMeaning } from '../userModel.ts';
import { type UserField, userLabels } from '../words.ts';

/** As the server has it: `longestUserNote`. */
const longest = 500;

const field = fieldOf(userLabels);

const roleChoices = roles.map(({ name, displayName }) => ({ id: name, name: displayName }));
const countryChoices = countries.map(({ code, name }) => ({ id: code, name }));

export const PersonFields = () => (
  <>
    <TextInput {...field('name')} validate={needed} />
    <TextInput {...field('email')} validate={needed} type="email" />
  </>
);

/** The form focuses its first field when it opens: no list should spring open with it. */
const Several = ({ source, ...props }: AutocompleteArrayInputProps & { source: UserField }) => {
  const region = { role: 'region', 'aria-label': field(source).label };
  return (
    <AutocompleteArrayInput
      {...field(source)}
      {...props}
      openOnFocus={false}
      slotProps={{ popper: region }}
    />
  );
};

type OrganizationsProps = { of: 'companies' | 'partners'; name: string };

/** Some of the companies or partners that there are, found by what is typed. */
const Organizations = ({ of, name }: OrganizationsProps) => (
  <ReferenceArrayInput source={of} reference={of} sort={{ field: name, order: 'ASC' }}>
    <Several source={of} optionText={name} filterToQuery={(q: string) => ({ q })} />
  </ReferenceArrayInput>
);

export const OrganizationFields = ({ user }: { user: UserRow }) => (
  <>
    {isOfCompanies(user) && <Organizations of="companies" name="legalName" />}
    {isOfPartners(user) && <Organizations of="partners" name="name" />}
  </>
);

export const RoleFields = () => (
  <>
    <Several source="roles" choices={roleChoices} validate={choiceNeeded} />
    <SelectArrayInput
      {...field('countries')}
      validate={choiceNeeded}
      choices={countryChoices}
      translateChoice={false}
    />
  </>
);

export const NoteField = ({ source = 'note', isRequired }: { source?: UserField; isRequired?: boolean }) => (
  <Note source={source} label={field(source).label} longest={longest} isRequired={isRequired} />
);

/** Effect of a pause on the leads that the executive has. */
export const PauseText = ({ user }: { user: UserRow }) => pauseMeaning(useOpenLeads(user.id));

export const PauseFields = () => (
  <>
    <ChoiceField {...field('reasonId')} validate={reasonNeeded} choices={chosenPauseReasons} />
    <DateInput {...field('until')} parse={(day: string) => day || null} />
    <NoteField />
  </>
);

/** The executives who work in a country of the supervisor's. */
export const TeamField = ({ user }: { user: UserRow }) => {
  const { data = [], isPending, error, refetch } = useExecutives();
  const choices = data.filter(({ countries }) => countries.some((code) => user.countries.includes(code)));
  return (
    <>
      {error && <ReadError title="No se pudieron leer los ejecutivos." error={error} onRetry={refetch} />}
      {!isPending && !error && choices.length === 0 && (
        <Alert severity="info">No hay ejecutivos en los países de este supervisor.</Alert>
      )}
      <Several source="executiveIds" choices={choices} optionText="name" isPending={isPending} />
    </>
  );
};
