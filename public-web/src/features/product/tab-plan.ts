/** What a tab needs to know of its plan. */
import { subjectOf } from '../../profile/subject.ts';
import { type PlanData, profileTypeOf } from '../../routing/plan-data.ts';
import { type TabPlan } from './tab-part.ts';

export const tabPlanOf = (plan: Pick<PlanData, 'product' | 'line'>): TabPlan => ({
  product: plan.product,
  profileType: profileTypeOf(plan),
  subject: plan.line ? subjectOf(plan.line) : 'persons',
});
