/** The policy document of a plan, page by page, made of what the plan itself says. */
import {
  type Coverage,
  type CoverageAmount,
  type CoverageAmountKind,
  coverageAmounts,
  inUnits,
  type ProductContent,
  type ProductDocument,
} from '@cotejo/core/product-content';
import { restrictionCodes } from '@cotejo/core/reference/restriction-codes';
import { type Currency, spelledAmount } from '@cotejo/core/kit/money';

/** The country whose way of writing amounts a unit has on cards. */
const countryOf = { PEN: 'PE', CLP: 'CL', UF: 'CL', COP: 'CO', USD: 'INT', MXN: 'INT' } as const;
const formatted = (amount: number, unit: Currency | 'UF'): string =>
  spelledAmount(String(amount), unit, countryOf[unit]);

const amountText = ({ minAmount, maxAmount, unit }: CoverageAmount): string => {
  const amount = inUnits(maxAmount ?? minAmount ?? 0, unit);
  if (unit === 'veces') return amount === 1 ? '1 vez' : `${amount} veces`;
  return unit === '%' || unit === 'días' ? `${amount} ${unit}` : formatted(amount, unit);
};

/** An amount that visitors pay themselves is a copayment; the others go by their names. */
const amountName = (kind: CoverageAmountKind, called: string): string =>
  kind === 'amount' ? 'copago' : `${called.charAt(0).toLowerCase()}${called.slice(1)}`;

const agesText = (ages: ProductContent['terms']['contractingAges']): string => {
  if (!ages) return 'Se puede contratar en las condiciones de la página sobre requisitos.';
  const from = ages.from > 0 ? ` desde los ${ages.from} y` : '';
  return `Se puede contratar${from} hasta los ${ages.to ?? 120} años.`;
};

/** A coverage in one sentence: its name, each of its amounts by name, and what is noted. */
const coverageText = ({ name, amounts, restrictionCode, note }: Coverage): string => {
  const parts = coverageAmounts.flatMap(({ kind, name: called }) => {
    const amount = amounts[kind];
    return amount ? [`${amountName(kind, called)} ${amountText(amount)}`] : [];
  });
  const restricted = restrictionCodes.find(({ id }) => id === restrictionCode)?.name;
  return [
    `${name}: ${parts.join(', ') || 'incluido'}.`,
    ...(restricted ? [`Cobertura restringida: ${restricted.toLowerCase()}.`] : []),
    ...(note ? [note] : []),
  ].join(' ');
};

const clauses = (all: ProductContent['conditions']): string[] =>
  all.map(({ title, content }) => `${title}. ${content}`);

type Insured = {
  readonly name: string;
  readonly insurer: string;
  readonly type: string;
  readonly description: string;
  readonly content: Pick<
    ProductContent,
    'coverages' | 'terms' | 'conditions' | 'exclusions' | 'extraBenefits'
  >;
  readonly clinics: readonly string[];
  /** The steps of a claim. */
  readonly claims: readonly string[];
};

const page = (heading: string, ...paragraphs: readonly string[]) => ({
  heading,
  paragraphs: [...paragraphs],
});

/** Nine pages: the plan, definitions, coverages on two, conditions, exclusions, price and payment, claims, rights; one more with clinics. */
export const policyOf = (insured: Insured): ProductDocument => {
  const { name, insurer, type, description, content, clinics, claims } = insured;
  const covered = content.coverages.map(coverageText);
  const half = Math.ceil(covered.length / 2);
  return {
    id: 1,
    title: `Condiciones de ${name}`,
    kind: 'policy',
    version: 'Demostración 1',
    pages: [
      page(
        `${name} — ${type}`,
        `Documento de demostración. ${insurer} es una compañía inventada: nada de lo que sigue es una oferta ni obliga a nadie.`,
        description,
        'Este documento dice qué se cubre, qué no, cuánto cuesta y cómo se pide. Prevalece sobre la publicidad; la carátula que firma cada persona prevalece sobre este documento.',
      ),
      page(
        'Definiciones',
        'Asegurado: la persona, o la mascota, que el plan protege. Contratante: quien firma y paga.',
        'Copago: lo que paga el asegurado en cada atención. Deducible: lo que paga en el año antes de que el plan pague.',
        'Tope: lo más que el plan paga por un concepto en un período. Carencia: el tiempo desde el inicio durante el que un riesgo no se cubre.',
        'Preexistencia: toda enfermedad o lesión conocida antes de contratar.',
      ),
      page('Qué se cubre', agesText(content.terms.contractingAges), ...covered.slice(0, half)),
      page('Qué se cubre (continuación)', ...covered.slice(half), ...clauses(content.extraBenefits)),
      ...(clinics.length > 0
        ? [page('Dónde vale', 'El plan vale en estas clínicas:', `${clinics.join('; ')}.`)]
        : []),
      page('Requisitos y plazos', ...clauses(content.conditions)),
      page('Qué no se cubre', ...clauses(content.exclusions)),
      page(
        'Precio y pago',
        'El precio es el que muestra el comparador para las personas declaradas, con sus impuestos. Una declaración inexacta puede cambiarlo.',
        'Vence el mismo día de cada período. Con una cuota impaga la cobertura se suspende a los 30 días, previo aviso.',
        'Al renovar se aplica la tarifa vigente para la edad de cada persona; el cambio se avisa con 30 días de anticipación.',
      ),
      page('Siniestros y reclamos', ...claims),
      page(
        'Derechos del asegurado',
        'Pedir copia de la póliza y de su historial de cambios; dejar el plan con un aviso de 30 días; que sus datos se usen solo para este seguro.',
        'Las diferencias se resuelven primero con el servicio al cliente, luego con el defensor del asegurado, y si no con la autoridad o los tribunales del país.',
      ),
    ],
  };
};
