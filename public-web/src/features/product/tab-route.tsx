/** A tab as a page of its own. */
import { useLoaderData } from 'react-router-dom';
import { type TabName } from '../../domain/plan-tabs.ts';
import { usePlanData } from '../../routing/plan-data.ts';
import { lineOf } from '../../routing/product-scope.ts';
import { type LateRoute, type RouteWorld } from '../../routing/route-world.ts';
import { tabModules } from './tab-modules.ts';
import { type TabPart } from './tab-part.ts';
import { tabPlanOf } from './tab-plan.ts';

const tabPage = ({ View }: TabPart) =>
  function TabPage() {
    const plan = tabPlanOf(usePlanData());
    return <View plan={plan} data={useLoaderData<never>()} isModal={false} />;
  };

export const tabRoute = async (world: RouteWorld, name: TabName): Promise<LateRoute> => {
  const tab = await tabModules[name]();
  return {
    loader: async ({ params }) => {
      const found = await world.platform.knownProduct(params['plan'] ?? '');
      // What there is instead of a plan, the scope around this tab answers.
      if (found.kind !== 'found') return null;
      const product = found.value;
      return tab.load(world, tabPlanOf({ product, line: await lineOf(world, product) }));
    },
    Component: tabPage(tab),
  };
};
