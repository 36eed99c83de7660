/** The number of people that a closed lead insures, as far as the visitor told. */
import { mostChargedPeople } from '../accounts/index.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { type ReceivedLead } from '../leads/index.ts';
import { perfilIngreso, type Profile, type ProfileSubject } from '../profile/index.ts';

/** By what the visitor told of: a profile also has values that nobody told. */
const insuredIn = ({
  about = [],
  company,
  sctr,
  guards,
  pets,
  policyholders,
  dependants,
}: Profile): number => {
  const persons = policyholders.length + dependants.length;
  const counts: Readonly<Record<ProfileSubject, number>> = {
    persons,
    travel: persons,
    pets: pets.length,
    company: (company?.employees ?? 0) + (company?.dependants ?? 0),
    sctr: sctr?.employees ?? 0,
    guards: guards ?? 0,
  };
  return about.length > 0 ? Math.max(...about.map((subject) => counts[subject])) : persons;
};

/** @returns one where nothing is known of them, or nothing any more; a hundred at most */
export const peopleOf = ({ profile, insurance, country }: ReceivedLead): number => {
  const told = profile && unlessErased(profile);
  const read = told && perfilIngreso(country, 'leftOut').safeParse(told);
  const persons = insurance && unlessErased(insurance)?.['persons'];
  const people = read?.success ? insuredIn(read.data) : Array.isArray(persons) ? persons.length : 1;
  return Math.min(Math.max(people, 1), mostChargedPeople);
};
