/** The persons of a profile. */
import { firstPerson, inOrder, type Person, relationNames, relations } from '../profile.ts';
import { Select, Typed } from './inputs.tsx';
import { Members } from './Members.tsx';
import { type ProfileFormProps } from './profileForm.ts';

const sexes = [
  { id: 'female', name: 'Mujer' },
  { id: 'male', name: 'Hombre' },
];

export const Persons = ({ profile, wrong, onChange }: ProfileFormProps) => {
  const set = (persons: readonly Person[]): void => onChange({ ...profile, persons });
  return (
    <Members
      members={profile.persons}
      nameOf={(place) => `Persona ${place + 1}`}
      addLabel="Agregar persona"
      onAdd={() => set(inOrder([...profile.persons, { ...firstPerson, relation: 'child', age: '5' }]))}
      onChange={set}
      fieldsOf={({ relation, age, sex }, place, change) => (
        <>
          <Select
            label="Relación"
            value={relation}
            choices={relations.map((id) => ({ id, name: relationNames[id] }))}
            onChange={(value) => change({ relation: value as Person['relation'] })}
          />
          <Typed
            label="Edad (años)"
            value={age}
            wrong={wrong[`persons.${place}.age`]}
            onChange={(value) => change({ age: value })}
          />
          <Select
            label="Sexo"
            value={sex}
            choices={sexes}
            onChange={(value) => change({ sex: value as Person['sex'] })}
          />
        </>
      )}
    />
  );
};
