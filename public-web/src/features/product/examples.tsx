/** A plan's page, its tabs and what stands around them, in their states. */
import { type ReactElement, useRef } from 'react';
import { Link } from 'react-router-dom';
import { planDetailCalls } from '../../api/plan-detail.ts';
import { type Call } from '../../api/fetch-json.ts';
import { platformAt } from '../../api/platform.ts';
import { tabNames, tabsOf } from '../../domain/plan-tabs.ts';
import { noProfiles } from '../../profile/profiles.ts';
import { type PlanData } from '../../routing/plan-data.ts';
import { type Example, type Examples } from '../../testing/example.ts';
import { examplePrice } from '../../testing/example-prices.ts';
import { exampleLine, exampleProduct } from '../../testing/example-products.ts';
import { exampleClinic, exampleParts, examplePolicy, resumeOf } from '../../testing/fake-plan-calls.ts';
import { Part } from './Part.tsx';
import { PlanLayout } from './PlanLayout.tsx';
import { PlanModal } from './PlanModal.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import { PlanPage } from './PlanPage.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import { ProfilePrompt } from './ProfilePrompt.tsx';
import { TabIcon } from './TabIcon.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StickyBar } from './StickyBar.tsx';
import { tabModules } from './tab-modules.ts';
import { tabPlanOf } from './tab-plan.ts';
import { ClinicCoverages } from './tabs/ClinicCoverages.tsx';
import { ClinicMap } from './tabs/ClinicMap.tsx';
import { EntryList, Nothing } from './tabs/EntryList.tsx';
import { PdfPages } from './tabs/PdfPages.tsx';

const plan: PlanData = {
  product: { ...exampleProduct, score: 8.6, isNew: true },
  line: exampleLine,
  facts: { coverages: 12, clinics: 6, hasOffer: true },
};
const { product } = plan;
const profile = { cotizante: [{ sexo: 'Femenino', edad: 38 }] };
const own = { profile, told: examplePrice, isShared: false };
const refused = { ...own, told: { ...examplePrice, price: undefined } };
const friends = { ...own, isShared: true };
const linkTo: Parameters<typeof PlanTabs>[0]['linkTo'] = (tab, link) => (
  <Link to={`/${tab.name}`} {...link} />
);

/** What a platform says of a plan's parts, that it has none of them, or nothing at all. */
const platforms: Readonly<Record<'usual' | 'empty' | 'error', Call>> = {
  usual: async (path) => {
    const last = path.split('/').at(-1) ?? '';
    const known = { resume: resumeOf(6), ...exampleParts }[last];
    const data = path.startsWith('/api/documents/') ? [examplePolicy] : known;
    return data ? { status: 200, body: { data } } : { status: 204, body: null };
  },
  empty: async () => ({ status: 404, body: null }),
  error: async () => undefined,
};
/** A tab of the plan as its page shows it, with what such a platform says. */
const tabWith = async (name: (typeof tabNames)[number], call: Call): Promise<ReactElement> => {
  const platform = { ...platformAt('', { country: 'PE', version: '1' }), ...planDetailCalls(call) };
  const { load, View } = await tabModules[name]();
  const data = await load({ platform, profiles: noProfiles }, tabPlanOf(plan));
  return <View plan={tabPlanOf(plan)} data={data as never} isModal={false} />;
};
const statesOf = async (name: (typeof tabNames)[number]): Promise<Readonly<Record<string, ReactElement>>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(platforms).map(async ([state, call]) => [state, await tabWith(name, call)] as const),
    ),
  );
const tabs = Object.fromEntries(
  await Promise.all(tabNames.map(async (name) => [name, await statesOf(name)] as const)),
);

const Bar = () => <StickyBar header={useRef(null)} product={product} own={undefined} />;
const page: Example = { element: <PlanPage />, outletContext: plan, path: product.url };
const failed = <Part of={{ kind: 'unavailable' }}>{() => null}</Part>;

export const examples: Examples = {
  ...tabs,
  ClinicCoverages: { folded: <ClinicCoverages planId={product.id} clinic={exampleClinic} /> },
  ClinicMap: { usual: <ClinicMap clinics={[exampleClinic as never]} /> },
  EntryList: {
    usual: <EntryList entries={[{ title: 'Carencias', content: 'Maternidad: 10 meses.' }]} />,
    none: <Nothing>No hay condiciones propias de este plan.</Nothing>,
  },
  Part: {
    error: failed,
    'too many': <Part of={{ kind: 'tooMany', retryAfter: 60_000 }}>{() => null}</Part>,
    empty: (
      <Part of={{ kind: 'missing' }} empty={<Nothing>Nada.</Nothing>}>
        {() => null}
      </Part>
    ),
  },
  PdfPages: { opening: <PdfPages url="/api/documents/insurance/1/1" isModal={false} /> },
  PlanLayout: {
    'in a modal': (
      <PlanLayout plan={{ ...plan, line: undefined }} tab="price" linkTo={linkTo}>
        <p>…</p>
      </PlanLayout>
    ),
  },
  PlanModal: { waiting: <PlanModal code={product.productCode} tab="summary" /> },
  PlanOffer: {
    starting: <PlanOffer productType="EPS" product={product} own={undefined} />,
    own: <PlanOffer productType="EPS" product={product} own={own} />,
    shared: <PlanOffer productType="EPS" product={product} own={friends} />,
    'not for whom the site begins with': (
      <PlanOffer productType="EPS" product={{ ...product, price: undefined }} own={undefined} />
    ),
    'not for the profile': (
      <PlanOffer productType="EPS" product={{ ...product, isDemo: false, onlineSale: true }} own={refused} />
    ),
  },
  PlanPage: { usual: page },
  TabIcon: {
    all: (
      <>
        {tabNames.map((name) => (
          <TabIcon key={name} name={name} />
        ))}
      </>
    ),
  },
  PlanTabs: {
    'the first': <PlanTabs tabs={tabsOf(plan.facts)} current="summary" linkTo={linkTo} />,
    'one of the menu': (
      <PlanTabs tabs={tabsOf({ ...plan.facts, coverages: 0 })} current="questions" linkTo={linkTo} />
    ),
  },
  ProfilePrompt: {
    nobody: <ProfilePrompt line={exampleLine} own={undefined} isPriced />,
    somebody: <ProfilePrompt line={exampleLine} own={own} isPriced />,
    shared: <ProfilePrompt line={exampleLine} own={friends} isPriced />,
    error: <ProfilePrompt line={exampleLine} own={{ ...own, told: undefined }} isPriced={false} />,
  },
  ShareButton: {
    usual: <ShareButton product={product} profileType="EPS" profile={undefined} />,
    'with a profile': <ShareButton product={product} profileType="EPS" profile={profile} />,
  },
  StickyBar: { usual: <Bar /> },
};
