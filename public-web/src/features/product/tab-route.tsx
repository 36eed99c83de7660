/** A tab as a page of its own. */
import { useLoaderData } from 'react-router-dom';
import { type TabName } from '../../domain/plan-tabs.ts';
import { usePlanData } from '../../routing/plan-data.ts';
import { lineOf } from '../../routing/product-loader.ts';
import { type LazyRoute, type AppContext } from '../../routing/app-context.ts';
import { Part } from './Part.tsx';
import { tabModules } from './tab-modules.ts';
import { type TabPart } from './tab-part.ts';
import { tabPlanOf } from './tab-plan.ts';
import { sharedProfile } from '../../profile/use-shared-profile.ts';

const tabPage = ({ View }: TabPart) =>
  function TabPage() {
    const plan = tabPlanOf(usePlanData());
    const data = useLoaderData<object | null>();
    if (data === null) return <Part of={{ kind: 'unavailable' }}>{() => null}</Part>;
    return <View plan={plan} data={data as never} isModal={false} />;
  };

export const tabRoute = async (context: AppContext, name: TabName): Promise<LazyRoute> => {
  const tab = await tabModules[name]();
  return {
    loader: async ({ params, request }) => {
      const found = await context.platform.cachedProduct(params['plan'] ?? '');
      // What there is instead of a plan, the scope around this tab answers; who has the plan open keeps it.
      if (found.kind !== 'found') return null;
      const product = found.value;
      const [line, shared] = await Promise.all([
        lineOf(context, product),
        sharedProfile(context, new URL(request.url).searchParams),
      ]);
      return tab.load({ ...context, shared }, tabPlanOf({ product, line }));
    },
    Component: tabPage(tab),
  };
};
