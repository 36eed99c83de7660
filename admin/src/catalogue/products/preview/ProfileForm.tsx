/** Asks for whom a preview is priced: what the rule's price depends on, and nothing else. */
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, MenuItem, TextField } from '@mui/material';
import { oldestAge } from '@cotejo/core/pricing';
import { type CountryCode, countryOf } from '@cotejo/core/reference';
import { useTranslate } from 'react-admin';
import { Panel } from '../../../misc/Panel.tsx';
import { choiceName } from '../../read/words.ts';
import {
  type Asked,
  firstPerson,
  firstPet,
  inOrder,
  type Person,
  type Pet,
  type PreviewProfile,
  relations,
  speciesNames,
} from './profile.ts';

const most = 12;
const row = { display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start', mb: 1.5 } as const;
const field = { flex: '1 1 120px', minWidth: 0, maxWidth: 220 } as const;

type Choice = { readonly id: string; readonly name: string };
type SelectProps = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
};

const Select = ({ label, value, choices, onChange }: SelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={field}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

type TypedProps = {
  label: string;
  value: string;
  wrong?: string | undefined;
  isText?: boolean;
  onChange: (value: string) => void;
};

const Typed = ({ label, value, wrong, isText, onChange }: TypedProps) => (
  <TextField
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={wrong !== undefined}
    helperText={wrong}
    slotProps={{ htmlInput: isText ? undefined : { inputMode: 'decimal' } }}
    sx={field}
  />
);

type ProfileFormProps = {
  profile: PreviewProfile;
  asked: Asked;
  wrong: Readonly<Record<string, string>>;
  country: CountryCode;
  onChange: (profile: PreviewProfile) => void;
};

const useWords = () => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.profile.${key}`, args);
  const wrongText = (wrong: string | undefined) => wrong && say(`wrong.${wrong}`, { oldest: oldestAge });
  return { say, wrongText };
};

const replaced = <Item,>(list: readonly Item[], place: number, item: Item): readonly Item[] =>
  list.map((one, at) => (at === place ? item : one));
const without = <Item,>(list: readonly Item[], place: number): readonly Item[] =>
  list.filter((_, at) => at !== place);

const Persons = ({ profile, wrong, onChange }: ProfileFormProps) => {
  const { say, wrongText } = useWords();
  const { persons } = profile;
  const set = (list: readonly Person[]): void => onChange({ ...profile, persons: list });
  const change = (place: number, changes: Partial<Person>): void =>
    set(replaced(persons, place, { ...persons[place]!, ...changes }));
  return (
    <>
      {persons.map((person, place) => {
        const who = say('person', { place: place + 1 });
        return (
          <Box key={place} role="group" aria-label={who} sx={row}>
            <Select
              label={say('relation')}
              value={person.relation}
              choices={relations.map((id) => ({ id, name: say(`relations.${id}`) }))}
              onChange={(relation) => change(place, { relation: relation as Person['relation'] })}
            />
            <Typed
              label={say('age')}
              value={person.age}
              wrong={wrongText(wrong[`persons.${place}.age`])}
              onChange={(age) => change(place, { age })}
            />
            <Select
              label={say('sex')}
              value={person.sex}
              choices={(['female', 'male'] as const).map((id) => ({ id, name: say(`sexes.${id}`) }))}
              onChange={(sex) => change(place, { sex: sex as Person['sex'] })}
            />
            {persons.length > 1 && (
              <IconButton
                aria-label={say('removeNamed', { who })}
                onClick={() => set(without(persons, place))}
              >
                <DeleteOutlined />
              </IconButton>
            )}
          </Box>
        );
      })}
      <Button
        startIcon={<Add />}
        disabled={persons.length >= most}
        onClick={() => set(inOrder([...persons, { ...firstPerson, relation: 'child', age: '5' }]))}
      >
        {say('add')}
      </Button>
    </>
  );
};

const Pets = ({ profile, wrong, onChange }: ProfileFormProps) => {
  const { say, wrongText } = useWords();
  const { pets } = profile;
  const set = (list: readonly Pet[]): void => onChange({ ...profile, pets: list });
  const change = (place: number, changes: Partial<Pet>): void =>
    set(replaced(pets, place, { ...pets[place]!, ...changes }));
  return (
    <>
      {pets.map((pet, place) => {
        const who = say('pet', { place: place + 1 });
        return (
          <Box key={place} role="group" aria-label={who} sx={row}>
            <Select
              label={say('species')}
              value={pet.species}
              choices={speciesNames.map((id) => ({ id, name: choiceName('species', id) }))}
              onChange={(species) => change(place, { species: species as Pet['species'] })}
            />
            <Typed
              label={say('breed')}
              value={pet.breed}
              isText
              onChange={(breed) => change(place, { breed })}
            />
            <Typed
              label={say('age')}
              value={pet.age}
              wrong={wrongText(wrong[`pets.${place}.age`])}
              onChange={(age) => change(place, { age })}
            />
            {pets.length > 1 && (
              <IconButton aria-label={say('removeNamed', { who })} onClick={() => set(without(pets, place))}>
                <DeleteOutlined />
              </IconButton>
            )}
          </Box>
        );
      })}
      <Button startIcon={<Add />} disabled={pets.length >= most} onClick={() => set([...pets, firstPet])}>
        {say('addPet')}
      </Button>
    </>
  );
};

const Answers = ({ profile, asked, wrong, country, onChange }: ProfileFormProps) => {
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

export const ProfileForm = (props: ProfileFormProps) => {
  const { say } = useWords();
  const { counts, answers, asksForEps } = props.asked;
  const hasAnswers = answers.length > 0 || asksForEps;
  // A price that is the same for everybody asks for nobody.
  if (counts === 'one' && !hasAnswers) return null;
  return (
    <Panel title={say('title')}>
      <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5 }}>
        {counts === 'persons' && (
          <div>
            <Persons {...props} />
          </div>
        )}
        {counts === 'pets' && (
          <div>
            <Pets {...props} />
          </div>
        )}
        {hasAnswers && <Answers {...props} />}
      </Box>
    </Panel>
  );
};
