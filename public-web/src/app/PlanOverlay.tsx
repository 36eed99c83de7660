/** The plan that is looked at above the page at hand, if one is. */
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { planOverlay } from '../domain/plan-overlay.ts';

const PlanModal = lazy(async () => ({
  default: (await import('../features/product/PlanModal.tsx')).PlanModal,
}));

export const PlanOverlay = () => {
  const { search, mask } = useLocation();
  // An address without a mask was typed by hand, and names the page below.
  const above = mask && planOverlay(search);
  return above ? (
    <Suspense>
      <PlanModal key={above.code} {...above} />
    </Suspense>
  ) : null;
};
