/** Plans beside each other, in their states. */
import { type Example, type Examples } from '../../testing/example.ts';
import { exampleCards } from '../../testing/example-products.ts';
import { ShareComparison } from './ShareComparison.tsx';
import { type PlanHead, type SideBySideData } from './side-by-side-loader.ts';
import { SideBySidePage } from './SideBySidePage.tsx';
import { SideTable } from './SideTable.tsx';

const headOf = (nth: number): PlanHead => {
  const { productCode, displayName, url, organization, insuranceType, isDemo } = exampleCards[nth % 2]!;
  const kind = insuranceType.displayName;
  return {
    productCode: `${productCode}-${nth}`,
    displayName,
    url,
    organization,
    kind,
    isDemo,
    onlineSale: nth > 0,
  };
};
const heads = [0, 1, 2].map(headOf);
const cells = [
  { text: 'S/ 300 /mes', notes: ['Persona 1: S/ 150', 'Persona 2: S/ 150'], mark: 'worst' },
  { text: 'S/ 200 /mes', mark: 'best' },
  { text: 'No para tu perfil', notes: ['El plan asegura de los 0 a los 64 años.'] },
] as const;
const groupsOf = (plans: number): SideBySideData['groups'] => [
  {
    title: 'Lo que pagas',
    rows: [
      { label: 'Precio', cells: cells.slice(0, plans), differs: true },
      {
        label: 'Deducible',
        cells: cells.slice(0, plans).map(() => ({ text: 'Sin deducible' })),
        differs: false,
      },
    ],
  },
];
export const comparison: SideBySideData = {
  heads,
  groups: groupsOf(3),
  differences: ['Mascota Tranquila cuesta S/ 100 menos al mes que Plan Base EPS.'],
  gone: [
    'Plan-Que-Ya-No-Esta',
    {
      says: 'Maipo Digital 70 es un plan de Chile',
      look: 'míralo en el sitio de Chile',
      href: 'https://cl.test/Isapre/Maipo/Planes/Maipo-Digital-70',
    },
  ],
  comparator: '/Comparar/EPS',
  productType: 'EPS',
  subject: 'persons',
  pricedFor: 'visitor',
  prices: 'Precios para las personas que indicaste, vigentes al 26 de noviembre de 2026.',
};
const page = (loaderData: SideBySideData, query = ''): Example => ({
  element: <SideBySidePage />,
  loaderData,
  path: `/Comparar/Lado-a-Lado${query}`,
});

export const examples: Examples = {
  ShareComparison: {
    usual: <ShareComparison {...comparison} pricedFor="start" />,
    'with a profile': <ShareComparison {...comparison} />,
  },
  SideBySidePage: {
    usual: page(comparison),
    'only differences': page(comparison, '?planes=a,b,c,d&diferencias=solo'),
    alike: page({
      ...comparison,
      heads: heads.slice(0, 2),
      groups: groupsOf(2),
      differences: [],
      gone: [],
      pricedFor: 'shared',
    }),
    empty: page({ ...comparison, heads: [], groups: [], differences: [] }),
  },
  SideTable: {
    one: <SideTable heads={heads.slice(0, 1)} groups={groupsOf(1)} planQuery="" pathWithout={() => '/'} />,
  },
};
