/** Chile's health insurers by the ids that the market's data knows them by (spec, console and platform, section 9): 12, and 3 earlier names or ids. */
import { plainly } from '../kit/text/index.ts';

export const chileanInsurers = [
  { id: 67, name: 'Colmena', url: 'Colmena', isOpen: true },
  { id: 78, name: 'Cruz Blanca', url: 'Cruz-Blanca', isOpen: true },
  { id: 80, name: 'Vida Tres', url: 'Vida-Tres', isOpen: true },
  { id: 81, name: 'Nueva Masvida', url: 'Nueva-Masvida', isOpen: true },
  { id: 99, name: 'Banmédica', url: 'Banmedica', isOpen: true },
  { id: 107, name: 'Consalud', url: 'Consalud', isOpen: true },
  { id: 108, name: 'Esencial', url: 'Esencial', isOpen: true },
  { id: 1, name: 'Fondo Nacional de Salud', url: 'Fonasa', isOpen: null },
  { id: 63, name: 'Isalud Isapre de Codelco', url: 'Isalud', isOpen: false },
  { id: 65, name: 'Chuquicamata', url: 'Chuquicamata', isOpen: false },
  { id: 68, name: 'Río Blanco', url: 'Rio-Blanco', isOpen: false },
  { id: 76, name: 'Fundación', url: 'Fundacion', isOpen: false },
] as const satisfies readonly {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  /** Whether anybody may join; null where that is no question. */
  readonly isOpen: boolean | null;
}[];

/**
 * Names and ids of insurers in older records: the spec's table from names to ids. Each leads to the insurer that answers for
 * it today, a row of the list (docs/decisions/0073).
 */
export const formerInsurers = [
  { id: 88, name: 'Masvida', today: 81 },
  { id: 81, name: 'Ferrosalud', today: 81 },
  { id: 71, name: 'Consalud', today: 107 },
] as const satisfies readonly { readonly id: number; readonly name: string; readonly today: number }[];

export type ChileanInsurer = (typeof chileanInsurers)[number];

const byId: ReadonlyMap<number, ChileanInsurer> = new Map(chileanInsurers.map((one) => [one.id, one]));
/**
 * The insurer that an id means today: the list decides, and what only older records know leads to who answers for it now.
 * @returns nothing for an id of neither
 */
export const insurerWithId = (id: number): ChileanInsurer | undefined => {
  const former = formerInsurers.find((one) => one.id === id);
  return byId.get(id) ?? (former && byId.get(former.today));
};

const lettersOf = (name: string): string => plainly(name).replace(/[^a-z\d]+/g, '');
const byLetters: ReadonlyMap<string, ChileanInsurer> = new Map([
  ...formerInsurers.map(({ name, today }) => [lettersOf(name), byId.get(today)!] as const),
  ...chileanInsurers.flatMap((one) => [
    [lettersOf(one.name), one] as const,
    [lettersOf(one.url), one] as const,
  ]),
]);
/**
 * The insurer that a person or a file means.
 * @param name its name, a former one, or its piece of addresses; capitals, accents, blanks and hyphens make no difference
 * @returns nothing for an unknown one
 */
export const insurerCalled = (name: string): ChileanInsurer | undefined => byLetters.get(lettersOf(name));

/** As tables and rules name it: `nueva-masvida`. */
export const isapreKeyOf = ({ url }: { readonly url: string }): string => url.toLowerCase();

const isapreKeys: ReadonlySet<string> = new Set(
  chileanInsurers.filter(({ isOpen }) => isOpen !== null).map(isapreKeyOf),
);
/** Whether it is the key of one of Chile's isapres; the public fund is none. */
export const isIsapreKey = (key: string): boolean => isapreKeys.has(key);

/**
 * The display name of an isapre, which tables and rules name by its address in small letters.
 * @param key `nueva-masvida`; of one that is not known, the words of the key
 */
export const isapreNameOf = (key: string): string =>
  chileanInsurers.find((one) => isapreKeyOf(one) === key)?.name ??
  key
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
