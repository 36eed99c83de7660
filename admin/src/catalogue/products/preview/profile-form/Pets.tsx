/** The pets of a profile. */
import { choiceName } from '../../../read/words.ts';
import { firstPet, type Pet, speciesNames } from '../profile.ts';
import { Select, Typed } from './inputs.tsx';
import { Members } from './Members.tsx';
import { type ProfileFormProps } from './profileForm.ts';

export const Pets = ({ profile, wrong, onChange }: ProfileFormProps) => {
  const set = (pets: readonly Pet[]): void => onChange({ ...profile, pets });
  return (
    <Members
      members={profile.pets}
      nameOf={(place) => `Mascota ${place + 1}`}
      addLabel="Agregar mascota"
      onAdd={() => set([...profile.pets, firstPet])}
      onChange={set}
      fieldsOf={({ species, breed, age }, place, change) => (
        <>
          <Select
            label="Especie"
            value={species}
            choices={speciesNames.map((id) => ({ id, name: choiceName('species', id) }))}
            onChange={(value) => change({ species: value as Pet['species'] })}
          />
          <Typed label="Raza" value={breed} isText onChange={(value) => change({ breed: value })} />
          <Typed
            label="Edad (años)"
            value={age}
            wrong={wrong[`pets.${place}.age`]}
            onChange={(value) => change({ age: value })}
          />
        </>
      )}
    />
  );
};
