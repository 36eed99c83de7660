/** Merges an imported plan into the published one: staff's additions and rewritten texts stay. */
import { type Coverage, type ProductContent } from '../../product-content/index.ts';

type MadeCoverage = { readonly id: number; readonly tagId: number; readonly name: string };

/** Marks by which content of an earlier import is recognised in a published plan. */
export type Made = {
  readonly modalities: readonly string[];
  /** Beginnings of sentences, each with the tag of the coverages that it sums up. */
  readonly highlights: readonly { readonly begins: string; readonly tagId: number }[];
  readonly coverages: readonly MadeCoverage[];
  readonly clinicCoverages: readonly MadeCoverage[];
  readonly entries: readonly { readonly title: string; readonly begins: string }[];
};

const isSame = (one: Coverage, other: Pick<Coverage, 'id' | 'tagId'>): boolean =>
  one.id === other.id && one.tagId === other.tagId;

/** Existing coverages take the file's amounts. One whose id a new coverage needs moves to a free id. */
const coveragesOnto = (
  stands: readonly Coverage[],
  brought: readonly Coverage[],
  made: readonly MadeCoverage[],
): Coverage[] => {
  const isGone = (one: Coverage): boolean =>
    made.some((own) => isSame(one, own) && one.name === own.name) &&
    !brought.some((other) => isSame(one, other));
  const kept = stands.filter((one) => !isGone(one));
  const added = brought.filter((one) => !kept.some((other) => isSame(other, one)));
  const taken = new Set(added.map(({ id }) => id));
  let last = Math.max(0, ...[...kept, ...brought].map(({ id }) => id));
  return [
    ...kept.map((one) => {
      const said = brought.find((other) => isSame(one, other));
      if (said) return { ...one, amounts: { ...one.amounts, ...said.amounts } };
      return taken.has(one.id) ? { ...one, id: (last += 1) } : one;
    }),
    ...added,
  ];
};

type Clinics = ProductContent['coverageOrganizations'];
/** A clinic that the file omits loses its imported coverages, and is removed if it has no others. */
const clinicsOnto = (stands: Clinics, brought: Clinics, made: Made): Clinics => {
  const said = new Map(brought.map((clinic) => [clinic.id, clinic.coverages]));
  const standing = new Set(stands.map(({ id }) => id));
  return [
    ...stands.flatMap((clinic) => {
      const coverages = coveragesOnto(clinic.coverages, said.get(clinic.id) ?? [], made.clinicCoverages);
      const isGone = !said.has(clinic.id) && coverages.length === 0 && clinic.coverages.length > 0;
      return isGone ? [] : [{ ...clinic, coverages }];
    }),
    ...brought.filter(({ id }) => !standing.has(id)),
  ];
};

type Entries = ProductContent['descriptions'];
/** Merges entries by title; an entry whose text staff rewrote stays. */
const entriesOnto = (stands: Entries, brought: Entries, { entries }: Made): Entries => {
  const isMade = ({ title, content }: Entries[number]): boolean =>
    entries.some((own) => own.title === title && content.startsWith(own.begins));
  const titles = new Set(stands.map(({ title }) => title));
  return [
    ...stands.flatMap((one) => {
      if (!isMade(one)) return [one];
      const said = brought.find(({ title }) => title === one.title);
      return said ? [{ ...one, ...said }] : [];
    }),
    ...brought.filter(({ title }) => !titles.has(title)),
  ];
};

/** A sentence that staff removed or rewrote does not return, unless its coverages are new to the plan. */
const highlightsOnto = (stands: ProductContent, brought: ProductContent, { highlights }: Made): string[] => {
  const beginningOf = (sentence: string) =>
    highlights.find(({ begins }) => sentence.startsWith(`${begins} `));
  const said = new Map(brought.highlights.map((sentence) => [beginningOf(sentence), sentence]));
  const isNew = (sentence: string): boolean =>
    !stands.highlights.some((one) => beginningOf(one) === beginningOf(sentence)) &&
    !stands.coverages.some(({ tagId }) => tagId === beginningOf(sentence)?.tagId);
  return [
    ...stands.highlights.flatMap((one) => (beginningOf(one) ? (said.get(beginningOf(one)) ?? []) : one)),
    ...brought.highlights.filter(isNew),
  ];
};

export const ontoContent =
  (made: Made) =>
  (stands: ProductContent, brought: ProductContent): ProductContent => {
    const { identity, terms } = brought;
    const isOfSame = stands.identity.organizationId === identity.organizationId;
    return {
      ...stands,
      identity: {
        ...stands.identity,
        name: identity.name,
        organizationId: identity.organizationId,
        insuranceTypeId: identity.insuranceTypeId,
        // The path contains the insurer's name.
        path: isOfSame ? stands.identity.path : identity.path,
      },
      terms: made.modalities.includes(stands.terms.modality ?? '')
        ? { ...stands.terms, modality: terms.modality }
        : stands.terms,
      highlights: highlightsOnto(stands, brought, made),
      coverages: coveragesOnto(stands.coverages, brought.coverages, made.coverages),
      coverageOrganizations: clinicsOnto(stands.coverageOrganizations, brought.coverageOrganizations, made),
      descriptions: entriesOnto(stands.descriptions, brought.descriptions, made),
      conditions: entriesOnto(stands.conditions, brought.conditions, made),
    };
  };
