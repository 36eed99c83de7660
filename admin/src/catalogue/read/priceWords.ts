/** A price rule in words, and its bands as a table. */
import { unreachable } from '@cotejo/core/kit/event-sourcing';
import { type PriceRule } from '@cotejo/core/pricing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { isapreNameOf } from '@cotejo/core/reference/chilean-insurers';
import { amountText } from './amountText.ts';
import { choiceName } from './words.ts';

export type PriceWords = {
  readonly lines: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
};

type Tax = Extract<PriceRule, { kind: 'fixed' }>['tax'];
type Insured = Extract<PriceRule, { kind: 'ageBands' }>['insured'];
type Bands = Extract<PriceRule, { kind: 'ageBands' }>['bands'];

const oldest = 120;
const agesText = (from: number, to: number): string =>
  to >= oldest ? `${from} años o más` : from === to ? `${from} años` : `${from} a ${to} años`;

const taxLine = (tax: Tax): string =>
  tax.treatment === 'exempt'
    ? 'No paga impuesto.'
    : tax.treatment === 'included'
      ? `Los montos ya incluyen ${tax.name}.`
      : `A los montos se suma ${tax.name}.`;

const roles = { holder: 'titular', partner: 'pareja', dependant: 'cargas' } as const;
const roleNames = Object.keys(roles) as (keyof typeof roles)[];

const insuredLine = (insured: Insured): string => {
  const told = roleNames.flatMap((role) => {
    const ages = insured[role];
    return ages ? [`${roles[role]} (${agesText(ages.from, ages.to)})`] : [];
  });
  return told.length > 0 ? `Pueden asegurarse: ${told.join(', ')}.` : 'Nadie puede asegurarse todavía.';
};

const bandsTable = (bands: Bands, money: (amount: number) => string): PriceWords['table'] => ({
  head: ['Edad', 'Sexo', 'Precio'],
  rows: bands.map(({ from, to, sex, amount }) => [
    agesText(from, to),
    sex ? choiceName('sex', sex) : 'Ambos',
    money(amount),
  ]),
});

/** What the kind of rule says by itself. */
const ownWords = (rule: PriceRule, money: (amount: number) => string): PriceWords => {
  switch (rule.kind) {
    case 'fixed':
      return { lines: [`Cuesta lo mismo para todos: ${money(rule.amount)}.`] };
    case 'ageBands':
      return {
        lines: ['Cada persona paga según su edad.', insuredLine(rule.insured)],
        table: bandsTable(rule.bands, money),
      };
    case 'eps': {
      const { premium, employerPercent, insured } = rule;
      const shared = `Según la EPS, el empleador paga el ${employerPercent} % de lo que no cubre el crédito de EPS. El sitio compara todos los planes con el mismo porcentaje: el que dice el visitante o, si no lo dice, 50 %.`;
      return premium.by === 'age'
        ? {
            lines: ['Cada persona paga según su edad.', shared, insuredLine(insured)],
            table: bandsTable(premium.bands, money),
          }
        : {
            lines: ['Una prima para todo el grupo familiar.', shared, insuredLine(insured)],
            table: {
              head: ['Desde cuántas personas', 'Precio'],
              rows: premium.tiers.map(({ persons, amount }) => [String(persons), money(amount)]),
            },
          };
    }
    case 'collective':
      return {
        lines: [`Para empresas de ${rule.minimumWorkers} trabajadores o más.`],
        table: {
          head: ['Desde cuántos trabajadores', 'Por trabajador', 'Por carga'],
          rows: rule.tiers.map(({ fromWorkers, perWorker, perDependant }) => [
            String(fromWorkers),
            money(perWorker),
            money(perDependant),
          ]),
        },
      };
    case 'sctr':
      return {
        lines: [
          'La planilla por la tasa de su nivel de riesgo.',
          ...rule.covers.map(
            ({ cover, minimum, tax }) =>
              `${choiceName('cover', cover)}: prima mínima de ${money(minimum)}. ${taxLine(tax)}`,
          ),
        ],
      };
    case 'pets':
      return {
        lines: [
          'Cada mascota paga según su especie, su raza y su edad.',
          ...(rule.refusedBreeds?.length ? [`No se aseguran: ${rule.refusedBreeds.join(', ')}.`] : []),
        ],
        table: {
          head: ['Especie', 'Raza o grupo', 'Edad', 'Precio'],
          rows: rule.bands.map(({ species, breeds, breedGroup, from, to, amount }) => [
            choiceName('species', species),
            breeds?.join(', ') ?? breedGroup ?? 'Todas',
            agesText(from, to),
            money(amount),
          ]),
        },
      };
    case 'isapre':
      return {
        lines: [
          `${money(rule.base)} por la suma de los factores de riesgo, más la prima GES de ${isapreNameOf(rule.isapre)} por persona.`,
        ],
      };
    case 'perInsured':
      return {
        lines: [
          ...roleNames.map((role) => {
            const amount = rule.amounts[role];
            return amount === undefined
              ? `${roles[role]}: sin costo adicional.`
              : `${roles[role]}: ${money(amount)}.`;
          }),
          insuredLine(rule.insured),
        ],
      };
    case 'perGuard':
      return {
        lines: [`${money(rule.perGuard)} por guardia, desde ${rule.minimumGuards}.`],
      };
    case 'perDay':
      return {
        lines: [
          `${money(rule.perDay)} por persona y día, de ${rule.minimumDays} a ${rule.maximumDays} días.`,
          insuredLine(rule.insured),
        ],
      };
    default:
      return unreachable(rule);
  }
};

export const priceWords = (rule: PriceRule, country: CountryCode): PriceWords => {
  const { lines, table } = ownWords(rule, (amount) => amountText(amount, rule.unit, country));
  const needsEps = rule.kind === 'ageBands' && rule.eligibility?.needsEps === true;
  return {
    lines: [
      ...lines.map((line) => line.charAt(0).toLocaleUpperCase('es') + line.slice(1)),
      ...(needsEps ? ['Solo para quien ya está en una EPS.'] : []),
      ...('tax' in rule ? [taxLine(rule.tax)] : []),
      `Se paga: ${choiceName('period', rule.period).toLocaleLowerCase('es')}.`,
    ],
    ...(table && { table }),
  };
};
