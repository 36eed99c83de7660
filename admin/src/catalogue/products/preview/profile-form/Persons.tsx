/** The persons of a profile. */
import { firstPerson, inOrder, type Person, relations } from '../profile.ts';
import { Select, Typed } from './inputs.tsx';
import { Members } from './Members.tsx';
import { type ProfileFormProps, useWords } from './profileForm.ts';

export const Persons = ({ profile, wrong, onChange }: ProfileFormProps) => {
  const { say, wrongText } = useWords();
  const set = (persons: readonly Person[]): void => onChange({ ...profile, persons });
  return (
    <Members
      members={profile.persons}
      nameOf={(place) => say('person', { place: place + 1 })}
      addLabel={say('add')}
      onAdd={() => set(inOrder([...profile.persons, { ...firstPerson, relation: 'child', age: '5' }]))}
      onChange={set}
      fieldsOf={({ relation, age, sex }, place, change) => (
        <>
          <Select
            label={say('relation')}
            value={relation}
            choices={relations.map((id) => ({ id, name: say(`relations.${id}`) }))}
            onChange={(value) => change({ relation: value as Person['relation'] })}
          />
          <Typed
            label={say('age')}
            value={age}
            wrong={wrongText(wrong[`persons.${place}.age`])}
            onChange={(value) => change({ age: value })}
          />
          <Select
            label={say('sex')}
            value={sex}
            choices={(['female', 'male'] as const).map((id) => ({ id, name: say(`sexes.${id}`) }))}
            onChange={(value) => change({ sex: value as Person['sex'] })}
          />
        </>
      )}
    />
  );
};
