/** A market of three plans of two insurers, in Peru, for tests that ask it over HTTP. */
import {
  catalogueTerm,
  insuranceType,
  insuranceTypeNumber,
  registerCatalogueTerm,
  registerInsuranceType,
} from '@cotejo/core/insurance-types';
import { type ContentChanges, type ProductContent } from '@cotejo/core/product-content';
import {
  coverageOrganization,
  organization,
  organizationNumber,
  registerCoverageOrganization,
  registerOrganization,
} from '@cotejo/core/organizations';
import { offerProduct, product } from '@cotejo/core/catalogue';
import { type PriceRule } from '@cotejo/core/pricing';
import {
  examplePlan,
  type ExamplePlan,
  exampleReferences,
} from '../../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../../testing/read-world.ts';
import { type Compared } from '../compare.ts';

const path = '/api/insurance/compare/metadata';
const byAge = (young: number, old: number): PriceRule => ({
  kind: 'ageBands',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'exempt' },
  insured: { holder: { from: 18, to: 64 }, partner: { from: 18, to: 64 }, dependant: { from: 0, to: 24 } },
  bands: [
    { from: 0, to: 39, amount: young },
    { from: 40, to: 64, amount: old },
  ],
});
/** A plan as an example tells it, with a price and content of its own. */
type Told = ExamplePlan & { readonly price?: PriceRule; readonly sections?: ContentChanges };
export const selling = (more: Partial<ProductContent['selling']>): ProductContent['selling'] => ({
  exclusive: false,
  isPromoted: false,
  isPopular: false,
  salesChannels: ['executive'],
  ...more,
});

export const eps = insuranceTypeNumber('PE', 'EPS');
export const featureIds = { dental: 700, abroad: 701 };
export const [countryId, clinicId] = [702, 703];
const namesInFilters = [
  'Aseguradora Uno',
  'Aseguradora Dos',
  'EPS',
  'Seguro de salud',
  'Dental',
  'Clínica Uno',
];

/** Four persons, of whom the last is too old to be insured as a dependant. */
export const family = {
  cotizante: [
    { sexo: 'Femenino', edad: 42 },
    { sexo: 'Masculino', edad: 39, parentesco: 'Cónyuge' },
  ],
  cargas: [
    { sexo: 'Femenino', edad: '7', parentescoCarga: 'Hijo/Hija' },
    { edad: 30, parentescoCarga: 'Otro' },
  ],
  ingresodatos: true,
};

/** The codes of the plans in an answer, in its order. */
export const codesOf = ({ data }: Compared): string[] => data.map(({ productCode }) => productCode);

type Answer = Compared & { readonly status: number };
export type ThreePlans = {
  readonly world: ReadWorld;
  /** Publishes a plan, new or changed. */
  readonly offer: (told: Told) => Promise<unknown>;
  /** Compares by an address, whose query begins with `?`. */
  readonly ask: (query?: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Compares by a body. */
  readonly post: (payload: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Waits until these are in the results. */
  readonly shown: (...codes: string[]) => Promise<unknown>;
};

/** A read side whose market has the plans `a` and `b` of one insurer and the promoted `c` of another; end its world. */
export async function openThreePlans(): Promise<ThreePlans> {
  const world = await createReadWorld();
  const offer: ThreePlans['offer'] = ({ price, sections, ...plan }) => {
    const offered = examplePlan(plan);
    const whole = {
      ...offered,
      content: { ...offered.content, ...sections },
      ...(price && { price }),
    };
    return world.send(product, plan.code, offerProduct(plan.code, whole, exampleReferences(plan)));
  };
  const ask: ThreePlans['ask'] = async (query = '', headers = {}) => {
    const { status, body } = await world.get(`${path}${query}`, undefined, headers);
    return { status, ...(body as Compared) };
  };
  const post: ThreePlans['post'] = async (payload, headers = {}) => {
    const answer = await world.app.inject({ method: 'POST', url: path, payload: payload as object, headers });
    return { status: answer.statusCode, ...answer.json<Compared>() };
  };
  const shown: ThreePlans['shown'] = (...codes) =>
    until(`${codes.join(', ')} to be shown`, async () => {
      const all = codesOf(await ask('?take=100'));
      return codes.every((code) => all.includes(code));
    });

  await registerEntries(world);
  await offer({
    code: 'a',
    organization: 'Uno',
    amount: 9_900,
    sections: { selling: selling({ score: 4 }) },
  });
  await offer({
    code: 'b',
    organization: 'Uno',
    price: byAge(10_000, 20_000),
    sections: {
      selling: selling({ score: 9, isPopular: true }),
      terms: { deductible: { amount: 50_000, unit: 'PEN' } },
      features: [
        { id: featureIds.dental, included: true },
        { id: featureIds.abroad, included: false },
      ],
      coverageCountries: [countryId],
      coverageOrganizations: [{ id: clinicId, coverages: [] }],
    },
  });
  await offer({
    code: 'c',
    organization: 'Dos',
    type: 'EPS',
    price: byAge(4_000, 50_000),
    sections: { selling: selling({ isPromoted: true }) },
  });
  await shown('a', 'b', 'c');
  await until('what they name to be known, each kind of which is read by itself', async () => {
    const filters = JSON.stringify((await ask()).metaData.filters);
    return namesInFilters.every((name) => filters.includes(name));
  });
  return { world, offer, ask, post, shown };
}

async function registerEntries(world: ReadWorld): Promise<void> {
  const typeOf = (name: string, displayName: string, upper?: string) =>
    world.send(
      insuranceType,
      String(insuranceTypeNumber('PE', name)),
      registerInsuranceType({
        country: 'PE',
        name,
        displayName,
        url: name,
        ...(upper && { upperTypeId: insuranceTypeNumber('PE', upper) }),
      }),
    );
  await typeOf('PERSONAS', 'Seguros para personas');
  await typeOf('SALUD', 'Seguro de salud', 'PERSONAS');
  await typeOf('EPS', 'EPS', 'PERSONAS');
  const termOf = (id: number, kind: 'feature' | 'coverageCountry', name: string) =>
    world.send(catalogueTerm, String(id), registerCatalogueTerm({ country: 'PE', kind, name }));
  await termOf(featureIds.dental, 'feature', 'Dental');
  await termOf(featureIds.abroad, 'feature', 'En el extranjero');
  await termOf(countryId, 'coverageCountry', 'Chile');
  await world.send(
    coverageOrganization,
    String(clinicId),
    registerCoverageOrganization({ country: 'PE', displayName: 'Clínica Uno', aliases: [], places: [] }),
  );
  const details = { country: 'PE', type: 'ASEG', organizationCode: 'X', isDemo: true } as const;
  for (const url of ['Uno', 'Dos'])
    await world.send(
      organization,
      String(organizationNumber('PE', url)),
      registerOrganization({ ...details, url, displayName: `Aseguradora ${url}` }),
    );
}
