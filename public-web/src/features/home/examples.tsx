/** The home page and its parts. */
import { type Examples } from '../../testing/example.ts';
import { exampleCards, exampleLine } from '../../testing/example-products.ts';
import { HomeAnswers } from './HomeAnswers.tsx';
import { type HomeData } from './home-loader.ts';
import { HomePage } from './HomePage.tsx';
import { HomeProfile } from './HomeProfile.tsx';
import { PlanList } from './PlanList.tsx';
import { QuickPrices } from './QuickPrices.tsx';

const plans = exampleCards.map(({ id, displayName, url, price, organization }) => ({
  id,
  displayName,
  url,
  price,
  insurer: organization.displayName,
}));
const quick = { plans, total: 2 };
const home: HomeData = { lines: [exampleLine], quick, products: exampleCards, total: 2, page: 1, pages: 1 };
const told = { plans: quick, line: exampleLine, profile: undefined, state: 'told' } as const;
const nothing = (): void => undefined;

export const examples: Examples = {
  HomePage: {
    usual: { element: <HomePage />, loaderData: home },
    empty: {
      element: <HomePage />,
      loaderData: { ...home, lines: [], quick: undefined, products: [], total: 0 },
    },
  },
  HomeAnswers: {
    wrong: (
      <HomeAnswers
        lines={[exampleLine]}
        line={exampleLine}
        answers={{ 'cotizante.0.edad': '200' }}
        onLine={nothing}
        onAnswer={nothing}
      />
    ),
  },
  HomeProfile: {
    usual: <HomeProfile lines={[exampleLine]} told={quick} />,
    error: <HomeProfile lines={[exampleLine]} told={undefined} />,
  },
  PlanList: {
    many: <PlanList products={exampleCards} total={40} page={2} pages={4} />,
    empty: <PlanList products={[]} total={0} page={1} pages={1} />,
  },
  QuickPrices: {
    usual: <QuickPrices quick={told} whom="Precios de ejemplo" onLeave={nothing} />,
    'another insurance': (
      <QuickPrices quick={{ ...told, plans: undefined, state: 'asking' }} whom="" onLeave={nothing} />
    ),
    asking: <QuickPrices quick={{ ...told, state: 'asking' }} whom="" onLeave={nothing} />,
    error: <QuickPrices quick={{ ...told, plans: undefined, state: 'failed' }} whom="" onLeave={nothing} />,
    empty: <QuickPrices quick={{ ...told, plans: { plans: [], total: 0 } }} whom="" onLeave={nothing} />,
    unpriced: (
      <QuickPrices
        quick={{
          ...told,
          plans: {
            plans: [{ ...plans[0]!, price: undefined, reason: 'El plan asegura hasta los 64 años.' }],
            total: 1,
          },
        }}
        whom="Precios para: hombre de 80 años"
        onLeave={nothing}
      />
    ),
  },
};
