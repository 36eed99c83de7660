/** Merges an imported clinic into a registered one: staff's aliases and places stay. */
import { type ClinicPlace, type CoverageOrganizationDetails, mostAliases } from '../organizations/index.ts';
import { type ClinicGiven } from './source.ts';

const said = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/** The place with the same address takes the file's values and keeps its others; without one, the file's place replaces the first. */
const placesWith = (stands: readonly ClinicPlace[], given: ClinicPlace): ClinicPlace[] => {
  const at = Math.max(
    0,
    stands.findIndex(({ address }) => address === given.address),
  );
  const before = stands[at];
  const place = before?.address === given.address ? { ...before, ...said(given) } : given;
  return [...stands.slice(0, at), place, ...stands.slice(at + 1)];
};

/** @returns the changed fields: aliases are appended, at most `mostAliases`, and other places than the file's stay */
export const clinicGivenOnto = (
  stands: Pick<CoverageOrganizationDetails, 'aliases' | 'places'>,
  { aliases = [], places = [], ...given }: ClinicGiven,
): ClinicGiven => ({
  ...given,
  aliases: [...stands.aliases, ...aliases.filter((alias) => !stands.aliases.includes(alias))].slice(
    0,
    Math.max(mostAliases, stands.aliases.length),
  ),
  places: places.reduce(placesWith, stands.places),
});
