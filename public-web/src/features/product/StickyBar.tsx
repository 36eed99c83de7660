/** The price and what to do next stay at hand when the plan's name has left the view. */
import { type RefObject, useEffect, useState } from 'react';
import { OfferPrice, type PricedPlan, RequestLink } from './PlanOffer.tsx';
import './StickyBar.css';

/** @param header what must leave the view */
const useHasLeft = (header: RefObject<HTMLElement | null>): boolean => {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    const element = header.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setHasLeft(entry ? !entry.isIntersecting : false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [header]);
  return hasLeft;
};

type StickyBarProps = PricedPlan & { readonly header: RefObject<HTMLElement | null> };

export const StickyBar = ({ header, product, own }: StickyBarProps) => {
  const hasLeft = useHasLeft(header);
  return (
    <div className="sticky-bar" hidden={!hasLeft} role="group" aria-label="El plan y su precio">
      <strong>{product.displayName}</strong>
      <OfferPrice product={product} own={own} />
      <RequestLink product={product} />
    </div>
  );
};
