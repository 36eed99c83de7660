import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeName, type Scope } from './coded-name.ts';

describe('a name with codes', () => {
  test.each<[string, string, Scope]>([
    ['Consulta médica E[18-64] VP[1] P[Convenio]', 'Consulta médica', { ages: { from: 18, to: 64 }, policyYears: 1, network: 'Convenio' }],
    ['E[18 a 64 años] EC[18+] Hospitalización', 'Hospitalización', { ages: { from: 18, to: 64 }, contractingAges: { from: 18 } }],
    ['Deducible E[desde 65] - P[libre elección]', 'Deducible', { ages: { from: 65 }, network: 'Libre_Eleccion' }],
    ['Parto EC[hasta 45]; M[Libre_elección con tope]; EX', 'Parto', { contractingAges: { from: 0, to: 45 }, modality: 'Libre elección con tope', excluded: true }],
    ['Kinesiología EX[]', 'Kinesiología', { excluded: true }],
    ['EX Cirugía estética', 'Cirugía estética', { excluded: true }],
    ['Urgencia P[EXTRANJERO] en ruta', 'Urgencia en ruta', { network: 'Extranjero' }],
    ['Vida (E[30]) VP[24 meses]', 'Vida', { ages: { from: 30, to: 30 }, policyYears: 2 }],
    ['Salud E[-17]', 'Salud', { ages: { from: 0, to: 17 } }],
  ])('%s', (text, name, scope) => expect(decodeName(text)).toEqual({ name, scope })); // oxfmt-ignore

  test.each([
    'Consulta médica',
    'Clínica Providencia, ex Avansalud',
    'Clínica Providencia (EX Avansalud)',
    'Plan E',
    'SCALE[3]',
    'EXAMEN',
    '  Sin códigos  ',
  ])('%s has none, and stays as it is', (text) => expect(decodeName(text)).toEqual({ name: text }));

  test.each([
    ['Vida E[joven]', 'E[joven]: escribe las edades, como E[18-64] o E[18+].'],
    ['Vida EC[64-18]', 'EC[64-18]: escribe las edades, como EC[18-64] o EC[18+].'],
    ['Vida E[]', 'E[]: escribe las edades, como E[18-64] o E[18+].'],
    ['Vida E[18+64]', 'E[18+64]: escribe las edades, como E[18-64] o E[18+].'],
    ['Vida E[131]', 'E[131]: escribe las edades, como E[18-64] o E[18+].'],
    ['Vida VP[7 meses]', 'VP[7 meses]: escribe la vigencia en años, como VP[1].'],
    ['Vida P[Otro]', 'P[Otro]: elige Convenio, Libre_Eleccion o Extranjero.'],
    ['Vida M[ ]', 'M[ ]: escribe la modalidad.'],
    ['Vida E[1-2] E[3-4]', 'Un código está dos veces en el nombre.'],
    ['E[1-2] EX', 'Falta el nombre junto a los códigos.'],
  ])('%s says what is wrong with it', (text, problem) => expect(decodeName(text)).toEqual({ problem }));
});

// A quadratic scan exceeds the test's timeout.
test.each([
  ['blanks', `Vida${' '.repeat(1_000_000)}total E[18]`, 'scope'],
  ['digits', `Vida E[${'1'.repeat(1_000_000)}x]`, 'problem'],
  ['codes', `Vida${' EX'.repeat(1_000_000)} E[18]`, 'scope'],
])('a name of a million %s is read at once', (_, name, told) =>
  expect(decodeName(name)).toHaveProperty(told),
);

const age = fc.integer({ min: 0, max: 130 });
const ages = fc
  .tuple(age, fc.option(age, { nil: undefined }))
  .map(([one, other]) =>
    other === undefined ? { from: one } : { from: Math.min(one, other), to: Math.max(one, other) },
  );
const words = (...more: string[]) =>
  fc.array(fc.stringMatching(/^[A-ZÑ]?[a-zñáé]{2,9}$/), { minLength: 1, maxLength: 4 }).map((all) => [...all, ...more].join(' ')); // oxfmt-ignore
const scope: fc.Arbitrary<Scope> = fc.record(
  {
    ages,
    contractingAges: ages,
    policyYears: fc.integer({ min: 0, max: 99 }),
    modality: words(),
    network: fc.constantFrom('Convenio', 'Libre_Eleccion', 'Extranjero'),
    excluded: fc.constant(true),
  },
  { requiredKeys: [] },
);
const written = ({ from, to }: { from: number; to?: number | null }) => `${from}-${to ?? ''}`;
const codesOf = (of: Scope): string[] => [
  ...(of.ages ? [`E[${written(of.ages)}]`] : []),
  ...(of.contractingAges ? [`EC[${written(of.contractingAges)}]`] : []),
  ...(of.policyYears === undefined ? [] : [`VP[${of.policyYears}]`]),
  ...(of.modality ? [`M[${of.modality}]`] : []),
  ...(of.network ? [`P[${of.network}]`] : []),
  ...(of.excluded ? ['EX'] : []),
];

test('every scope that is written into a name is read from it again, in any order and before or after the name', () =>
  fc.assert(
    fc.property(words(), scope, fc.nat(), fc.boolean(), (name, of, turn, isBefore) => {
      const codes = codesOf(of);
      const turned = codes.map((_, index) => codes[(index + turn) % codes.length]!);
      const text = (isBefore ? [...turned, name] : [name, ...turned]).join(' ');
      expect(decodeName(text)).toEqual(codes.length === 0 ? { name } : { name, scope: of });
    }),
  ));

test('whatever is typed is a name, or says what is wrong', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^(?:[ECVPMX[\]0-9 a-]|E\[|EX ){0,30}$/), (text) => {
      const decoded = decodeName(text);
      if ('problem' in decoded) expect(decoded.problem).not.toBe('');
      else expect(decoded.name === text || (decoded.name !== '' && decoded.scope !== undefined)).toBe(true);
    }),
  ));
