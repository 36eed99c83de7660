/** For whom a preview is priced: as one fills it in, and as the calls of the site send it. */
import { oldestAge } from '@cotejo/core/profile';
import { type PriceRule } from '@cotejo/core/pricing';

export const relations = ['holder', 'partner', 'child', 'parent', 'other'] as const;
export type Relation = (typeof relations)[number];
export const relationNames: Readonly<Record<Relation, string>> = {
  holder: 'Titular',
  partner: 'Pareja',
  child: 'Hijo o hija',
  parent: 'Padre o madre',
  other: 'Otra carga',
};
export type Sex = 'male' | 'female';
export const speciesNames = ['dog', 'cat', 'bird', 'rabbit', 'other'] as const;

/** Texts, as they are typed. */
export type Person = { readonly relation: Relation; readonly age: string; readonly sex: Sex };
export type Pet = {
  readonly species: (typeof speciesNames)[number];
  readonly breed: string;
  readonly age: string;
};

/** What is said beside persons and pets; every rule asks for its own. */
export const answerNames = [
  'income',
  'nationality',
  'coverageCountry',
  'employees',
  'dependants',
  'pay',
  'workers',
  'sector',
  'workType',
  'guards',
  'days',
] as const;
export type AnswerName = (typeof answerNames)[number];
export type PreviewProfile = {
  readonly persons: readonly Person[];
  readonly pets: readonly Pet[];
  readonly isInEps: boolean;
  readonly answers: Readonly<Partial<Record<AnswerName, string>>>;
};

export const firstPerson: Person = { relation: 'holder', age: '30', sex: 'female' };
export const firstPet: Pet = { species: 'dog', breed: '', age: '2' };
export const startingPreview: PreviewProfile = {
  persons: [firstPerson],
  pets: [firstPet],
  isInEps: false,
  answers: { employees: '20', dependants: '0', workers: '10', guards: '5', days: '10' },
};

export type Asked = {
  readonly counts: 'persons' | 'pets' | 'one';
  readonly answers: readonly AnswerName[];
  readonly asksForEps: boolean;
};

/** What a rule's price depends on. */
export const askedBy = (rule: PriceRule): Asked => {
  const counted = (counts: Asked['counts'], ...answers: AnswerName[]): Asked => ({
    counts,
    answers,
    asksForEps: false,
  });
  switch (rule.kind) {
    case 'pets':
      return counted('pets');
    case 'collective':
      return counted('one', 'employees', 'dependants');
    case 'sctr':
      return counted('one', 'workers', 'pay', 'sector', 'workType');
    case 'perGuard':
      return counted('one', 'guards');
    case 'fixed':
      return counted('one');
    case 'perDay':
      return counted('persons', 'days');
    case 'eps':
      return counted('persons', 'income');
    case 'ageBands': {
      const { needsEps, nationalities, coverageCountries } = rule.eligibility ?? {};
      return {
        counts: 'persons',
        answers: [
          ...(nationalities ? (['nationality'] as const) : []),
          ...(coverageCountries ? (['coverageCountry'] as const) : []),
        ],
        asksForEps: needsEps === true,
      };
    }
    default:
      return counted('persons');
  }
};

/** Policyholders first, then who depends on them: the order in which a price counts them. */
export const inOrder = (persons: readonly Person[]): readonly Person[] => {
  const place = ({ relation }: Person): number => Math.min(relations.indexOf(relation), 2);
  return persons.toSorted((one, other) => place(one) - place(other));
};

const isAge = (typed: string): boolean => /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= oldestAge;
const wrong = {
  count: 'Un número entero mayor que cero.',
  money: 'Un monto.',
  code: 'Dos letras, como PE.',
};

const checks: Readonly<Record<AnswerName, readonly [wrong: string, isRight: (typed: string) => boolean]>> = {
  income: [wrong.money, (typed) => /^[\d.,]*$/.test(typed)],
  pay: [wrong.money, (typed) => /^[\d.,]*$/.test(typed)],
  nationality: [wrong.code, (typed) => /^([a-z]{2})?$/i.test(typed)],
  coverageCountry: [wrong.code, (typed) => /^([a-z]{2})?$/i.test(typed)],
  employees: [wrong.count, (typed) => /^[1-9]\d{0,5}$/.test(typed)],
  dependants: ['Un número entero.', (typed) => /^\d{0,6}$/.test(typed)],
  workers: [wrong.count, (typed) => /^[1-9]\d{0,5}$/.test(typed)],
  guards: [wrong.count, (typed) => /^[1-9]\d{0,5}$/.test(typed)],
  days: ['De 1 a 366 días.', (typed) => /^[1-9]\d{0,2}$/.test(typed) && Number(typed) <= 366],
  sector: [wrong.code, () => true],
  workType: [wrong.code, () => true],
};

/** The mistakes by field: `persons.0.age`, `answers.days`. */
export const wrongIn = (
  { persons, pets, answers }: PreviewProfile,
  asked: Asked,
): Readonly<Record<string, string>> => {
  const ages = (list: readonly { age: string }[], name: string) =>
    list.flatMap(({ age }, place) =>
      isAge(age) ? [] : [[`${name}.${place}.age`, `De 0 a ${oldestAge} años.`]],
    );
  return Object.fromEntries([
    ...(asked.counts === 'persons' ? ages(persons, 'persons') : []),
    ...(asked.counts === 'pets' ? ages(pets, 'pets') : []),
    ...asked.answers.flatMap((name) => {
      const [wrong, isRight] = checks[name];
      return isRight((answers[name] ?? '').trim()) ? [] : [[`answers.${name}`, wrong]];
    }),
  ]) as Readonly<Record<string, string>>;
};

const spanish = {
  sex: { male: 'Masculino', female: 'Femenino' },
  relation: { child: 'Hijo/Hija', parent: 'Padre/Madre', other: 'Otro' },
  species: { dog: 'perro', cat: 'gato', bird: 'ave', rabbit: 'conejo', other: 'otra' },
} as const;

/** `perfilIngreso` as the public calls take it. */
export const perfilOf = ({ persons, pets, isInEps, answers }: PreviewProfile, asked: Asked): object => {
  const said = (name: AnswerName): string | undefined =>
    asked.answers.includes(name) ? answers[name]?.trim() || undefined : undefined;
  const own = {
    ingreso: said('income'),
    nacionalidad: said('nationality'),
    paisCobertura: said('coverageCountry'),
    ...(asked.asksForEps && { eps_actual: isInEps ? 'otra' : 'notengo' }),
  };
  const cotizante = persons.flatMap(({ relation, age, sex }) =>
    relation === 'holder' || relation === 'partner'
      ? [
          {
            edad: age.trim(),
            sexo: spanish.sex[sex],
            ...(relation === 'holder' ? own : { parentesco: 'Cónyuge' }),
          },
        ]
      : [],
  );
  const cargas = persons.flatMap(({ relation, age, sex }) =>
    relation === 'holder' || relation === 'partner'
      ? []
      : [{ edad: age.trim(), sexo: spanish.sex[sex], parentesco: spanish.relation[relation] }],
  );
  return {
    ingresodatos: true,
    ...(asked.counts === 'persons' && { cotizante, cargas }),
    ...(asked.counts === 'pets' && {
      mascota: pets.map(({ species, breed, age }) => ({
        especie: spanish.species[species],
        raza: breed.trim() || undefined,
        edad: age.trim(),
      })),
    }),
    ...(said('employees') && {
      colectivo: {
        cantidadempleados: said('employees'),
        colectivos: [
          { cantidadDeTrabajadores: said('employees'), cantidadDeCargas: said('dependants') ?? '0' },
        ],
      },
    }),
    ...(said('workers') && {
      sctr: {
        cantidadempleados: said('workers'),
        ingreso: said('pay'),
        sector: said('sector'),
        tipo_trabajo: said('workType'),
      },
    }),
    ...(said('guards') && { guardias: said('guards') }),
    ...(said('days') && { viaje: { dias: said('days') } }),
  };
};
