/** A plan as lists show it, in its states. */
import { type Examples } from '../testing/example.ts';
import { exampleCard, exampleCards, examplePriceWith } from '../testing/example-products.ts';
import { examplePrice, examplePriceOfFamily } from '../testing/example-prices.ts';
import { CardExtraLine } from './CardExtraLine.tsx';
import { CoverageTags } from './CoverageTags.tsx';
import { DemoNotice } from './DemoNotice.tsx';
import { HowPriced } from './HowPriced.tsx';
import { InsurerLogo } from './InsurerLogo.tsx';
import { PlanBadges } from './PlanBadges.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanLink, PlansOpenAbove } from './PlanLink.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import { PricePayers } from './PricePayers.tsx';
import { PriceReceipt } from './PriceReceipt.tsx';
import { Score } from './Score.tsx';

const nothing = (): void => undefined;
const soles = { code: 'PEN' };
const isapre = { minPrice: 129_210, unit: { code: 'CLP' }, suffix: '/mes' };
const [plain] = exampleCards as [(typeof exampleCards)[number]];
const coverage = (name: string, amounts: object) => ({ name, coverages: [{ name, amounts }] });
/** Everything that a card can say, in its longest words. */
export const fullCard = exampleCard({
  displayName: 'Plan Integral de Salud Familiar con Cobertura Internacional y Odontología',
  organization: { displayName: 'Pacífica del Sur Entidad Prestadora de Salud' },
  exclusive: true,
  isNew: true,
  isPromoted: true,
  score: 9.4,
  distance: 8.7,
  deductible: { amount: 1_200, unit: soles },
  insuranceMetadata: { metadata: { hasOffer: true, isPopular: true, minsubscribers: 5 } },
  coverages: [
    coverage('Hospitalización', { percentage: { maxAmount: 90, unit: { code: '%' } } }),
    coverage('Consultas médicas', { deductible: { minAmount: 40, unit: soles } }),
    ...Array.from({ length: 18 }, (_, nth) => coverage(`Cobertura ${nth + 1}`, {})),
  ],
  yearlyCost: { low: 2_500, medium: 3_400, high: 9_000, unit: soles },
});
export const unpricedCard = {
  ...plain,
  price: undefined,
  priceRange: { from: 150, unit: soles },
  profilePrice: {
    profiles: [
      { profile: 1, method: 'PriceNotFound' as const, reason: 'El plan asegura de los 0 a los 64 años.' },
    ],
    notices: ['Indica tu sueldo bruto para descontar el crédito de EPS, que paga primero.'],
  },
};
const offer = {
  id: 1,
  type: 'GIFTCARD',
  title: 'Tarjeta de regalo de S/ 50',
  salesLimitQuantityEnable: false,
};

export const examples: Examples = {
  CardExtraLine: {
    pending: <CardExtraLine extra={{ state: 'pending' }} />,
    failed: <CardExtraLine extra={{ state: 'failed', retry: () => undefined }} />,
    known: (
      <CardExtraLine
        extra={{
          state: 'known',
          extra: {
            clinics: 6,
            chosenClinics: [{ displayName: 'Clínica San Pablo de la Sierra', category: 'Red 1' }],
            features: ['Telemedicina', 'Cobertura Covid', 'Segunda opinión médica', 'Maternidad'],
            paymentMethods: ['Tarjeta de crédito'],
            offers: [offer],
          },
        }}
      />
    ),
    'known to be little': (
      <CardExtraLine
        extra={{
          state: 'known',
          extra: { clinics: 0, chosenClinics: [], features: [], paymentMethods: [], offers: [] },
        }}
      />
    ),
  },
  CoverageTags: {
    none: <CoverageTags plan={{ coverages: [], moreCoverages: [] }} />,
    many: <CoverageTags plan={fullCard} />,
  },
  DemoNotice: { usual: <DemoNotice plans={[{ isDemo: true }]} /> },
  HowPriced: { usual: <HowPriced plan={plain} profile={undefined} people={[]} /> },
  InsurerLogo: { initials: <InsurerLogo insurer={{ displayName: 'Pacífica del Sur EPS', metadata: {} }} /> },
  PlanBadges: { all: <PlanBadges plan={fullCard} /> },
  PlanCard: {
    usual: <PlanCard plan={plain} isExact={false} />,
    'the best, full of words': <PlanCard plan={fullCard} isExact isBest employees={3} />,
    'not for the profile': <PlanCard plan={unpricedCard} isExact />,
  },
  PlanLink: {
    page: <PlanLink plan={plain}>Plan Base EPS</PlanLink>,
    above: (
      <PlansOpenAbove>
        <PlanLink plan={plain}>Plan Base EPS</PlanLink>
      </PlansOpenAbove>
    ),
  },
  PlanPrice: {
    starting: <PlanPrice plan={plain} isExact={false} />,
    exact: <PlanPrice plan={plain} isExact />,
    none: <PlanPrice plan={unpricedCard} isExact />,
    'paid by an employer too': <PlanPrice plan={{ ...plain, price: examplePriceOfFamily.price }} isExact />,
    'paid by a contribution first': (
      <PlanPrice
        plan={{
          ...plain,
          price: examplePriceWith({ ...isapre, contribution: { amount: 95_000, isEstimated: true } }),
        }}
        isExact
      />
    ),
    'in another unit': (
      <PlanPrice
        plan={{
          ...plain,
          price: examplePriceWith({
            minPrice: 45_000,
            unit: { code: 'CLP' },
            convertionTo: { amount: '1.15', unit: { code: 'UF' } },
          }),
        }}
        isExact
      />
    ),
  },
  PricePayers: {
    employer: <PricePayers price={examplePriceOfFamily.price!} productType="EPS" onSaved={nothing} />,
    shared: <PricePayers price={examplePriceOfFamily.price!} productType="EPS" onSaved={nothing} isShared />,
    'pay not told': (
      <PricePayers
        price={examplePriceWith({ ...isapre, contribution: { isEstimated: false } })}
        productType="ISAPRE"
        onSaved={nothing}
      />
    ),
    'pay told': (
      <PricePayers
        price={examplePriceWith({ ...isapre, contribution: { amount: 150_000, isEstimated: true } })}
        productType="ISAPRE"
        onSaved={nothing}
      />
    ),
  },
  PriceReceipt: {
    usual: <PriceReceipt told={examplePrice} people={['Hombre de 25 años']} />,
    'of a family': (
      <PriceReceipt told={examplePriceOfFamily} people={['Mujer de 38 años', 'Hijo de 6 años']} />
    ),
    none: (
      <PriceReceipt
        told={{
          ...examplePrice,
          price: undefined,
          profiles: [{ profile: 1, method: 'PriceNotFound', reason: 'Es mayor.' }],
        }}
        people={['Mujer de 70 años']}
      />
    ),
  },
  Score: { highest: <Score score={10} />, low: <Score score={1.3} /> },
};
