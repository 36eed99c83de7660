/** The plan whose pages are being looked at, as they share it. */
import { useOutletContext } from 'react-router-dom';
import { type InsuranceLine } from '../api/content.ts';
import { type ProductCard } from '../api/plans.ts';
import { type PlanFacts } from '../domain/plan-tabs.ts';

export type PlanData = {
  readonly product: ProductCard;
  /** The line in which it is compared; its profile is the one that the price is for. */
  readonly line: InsuranceLine | undefined;
  readonly facts: PlanFacts;
};

/** Product type by which the plan's profile is kept: that of the line in which it is compared. */
export const profileTypeOf = ({ product, line }: Pick<PlanData, 'product' | 'line'>): string =>
  line?.productType ?? product.insuranceType.name;

export const usePlanData = (): PlanData => useOutletContext<PlanData>();
export const useProduct = (): ProductCard => usePlanData().product;
