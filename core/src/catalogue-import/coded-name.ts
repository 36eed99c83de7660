/**
 * Names of coverages as older catalogues write them, with codes in between: `Consulta médica E[18-64] VP[1] P[Convenio]`
 * (spec, console and platform, section 3). The codes become the coverage's scope, and the name is what is left.
 */
import { withoutAccents } from '../kit/text/index.ts';
import { type Coverage } from '../product-content/index.ts';

export type Scope = NonNullable<Coverage['scope']>;
export type DecodedName = { readonly name: string; readonly scope?: Scope };

/** Parses the text within a code's brackets to a part of the scope; a Spanish error message where it is invalid. */
type Read = (text: string) => Scope | string;

const oldest = 130;
/** `18-64`, `18 a 64 años`, `0-17`; `18+`, `18-` and `desde 18` without an end; `-64` and `hasta 64` from birth; `30` alone. */
const agesIn = (text: string): Scope['ages'] => {
  const words = text.toLowerCase().replace(/años?|edad(?:es)?/g, ' ').replace(/\s+/g, ' ').trim(); // oxfmt-ignore
  const [, since, until, from, open, to] =
    /^(?:desde (\d{1,9})|hasta (\d{1,9})|(\d{1,9})? ?(\+|-|–|—|a(?= ?\d))? ?(\d{1,9})?)$/.exec(words) ?? [];
  const [least, greatest] = [since ?? from, until ?? to];
  const range = {
    from: Number(least ?? 0),
    ...(greatest !== undefined ? { to: Number(greatest) } : open || since ? {} : { to: Number(least) }),
  };
  const isRead = (least ?? greatest) !== undefined && !(open === '+' && to !== undefined);
  return isRead && range.from <= (range.to ?? oldest) && (range.to ?? 0) <= oldest ? range : undefined;
};

const yearsIn = (text: string): Scope['policyYears'] => {
  const [, digits, months] = /^(\d+)\s*(?:años?|(mes(?:es)?))?$/i.exec(text.trim()) ?? [];
  const years = Number(digits) / (months ? 12 : 1);
  return Number.isInteger(years) && years <= 99 ? years : undefined;
};

const networks: ReadonlyMap<string, Scope['network']> = new Map([
  ['convenio', 'Convenio'],
  ['libreeleccion', 'Libre_Eleccion'],
  ['extranjero', 'Extranjero'],
]);
const networkIn = (text: string): Scope['network'] => {
  const key = withoutAccents(text)
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
  return networks.get(key);
};

const modalityIn = (text: string): Scope['modality'] => {
  const modality = text.replace(/[\s_]+/g, ' ').trim();
  return modality !== '' && modality.length <= 200 ? modality : undefined;
};

const read =
  <Field extends keyof Scope>(field: Field, of: (text: string) => Scope[Field], should: string): Read =>
  (text) => {
    const value = of(text);
    return value === undefined ? should : { [field]: value };
  };

const codes: Readonly<Record<string, Read>> = {
  E: read('ages', agesIn, 'escribe las edades, como E[18-64] o E[18+].'),
  EC: read('contractingAges', agesIn, 'escribe las edades, como EC[18-64] o EC[18+].'),
  VP: read('policyYears', yearsIn, 'escribe la vigencia en años, como VP[1].'),
  M: read('modality', modalityIn, 'escribe la modalidad.'),
  P: read('network', networkIn, 'elige Convenio, Libre_Eleccion o Extranjero.'),
  EX: () => ({ excluded: true }),
};

const inBrackets = /(?<![\p{L}\p{N}])(EC|EX|VP|E|M|P)\s?\[([^[\]]*)\]/gu;
/** Placeholder for a removed code: a private-use character, which no name contains. */
const gap = '\u{F0000}';
const edge = /[\s|;,/·-]/;
const between = `${edge.source}*`;
/** Without brackets, EX is a code at an end of the name or beside another code: in the middle it may be a clinic's. */
const alone = new RegExp(
  `(?:(?<=^|${gap})${between}EX(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])EX(?=${between}(?:$|${gap})))`,
  'u',
);

/** Trims by index: a regular expression anchored at the end is quadratic on a million blanks. */
const withoutEdges = (part: string): string => {
  let [from, to] = [0, part.length];
  while (from < to && edge.test(part[from]!)) from += 1;
  while (to > from && edge.test(part[to - 1]!)) to -= 1;
  return part.slice(from, to);
};

const nameAmong = (parts: readonly string[]): string =>
  parts
    .map(withoutEdges)
    .filter((part) => part !== '')
    .join(' ')
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** @returns the unchanged name where it has no codes; `problem`, in Spanish, where a code is invalid or repeated */
export const decodeName = (text: string): DecodedName | { readonly problem: string } => {
  const found: [code: string, inside: string][] = [];
  const take = (code: string, inside: string): string => {
    found.push([code, inside]);
    return gap;
  };
  const left = text
    .replace(inBrackets, (_, code: string, inside: string) => take(code, inside))
    .replace(alone, () => take('EX', ''));
  if (found.length === 0) return { name: text };
  const given = new Set(found.map(([code]) => code));
  if (given.size < found.length) return { problem: 'Un código está dos veces en el nombre.' };
  const name = nameAmong(left.split(gap));
  if (name === '') return { problem: 'Falta el nombre junto a los códigos.' };
  let scope: Scope = {};
  for (const [code, inside] of found) {
    const fields = codes[code]!(inside);
    if (typeof fields === 'string') return { problem: `${code}[${inside}]: ${fields}` };
    scope = { ...scope, ...fields };
  }
  return { name, scope };
};
