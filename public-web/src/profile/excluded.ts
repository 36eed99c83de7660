/** Warns of people of a profile whom a plan does not take, while its price is that of the others. */
import { inSentence } from '../domain/in-sentence.ts';
import { personAt } from './profile-words.ts';

type Told = { readonly profile: number; readonly reason?: string | undefined };

const list = new Intl.ListFormat('es', { type: 'conjunction' });
const reasonOf = ({ reason = '' }: Told): string => inSentence(reason.replace(/\.$/, ''));

/**
 * @param people in words, by their place in the profile
 * @returns *El precio no incluye a hijo de 40 años: el plan no lo acepta*, with the reason; nothing where all are taken
 */
export const excludedFrom = (profiles: readonly Told[], people: readonly string[]): string | undefined => {
  const refused = profiles.filter(({ reason }) => reason);
  if (refused.length === 0) return undefined;
  const whom = list.format(refused.map(({ profile }) => inSentence(personAt(people, profile))));
  const why = [...new Set(refused.map(reasonOf))].join('; ');
  return `El precio no incluye a ${whom}: el plan no ${refused.length > 1 ? 'los' : 'lo'} acepta (${why}).`;
};
