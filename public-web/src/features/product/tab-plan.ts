/** What a tab needs to know of its plan. */
import { type PlanData } from '../../routing/plan-data.ts';
import { type TabPlan } from './tab-part.ts';

export const tabPlanOf = ({ product, line }: Pick<PlanData, 'product' | 'line'>): TabPlan => ({
  product,
  profileType: line?.productType ?? product.insuranceType.name,
});
