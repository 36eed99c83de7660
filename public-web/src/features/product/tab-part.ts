/** A tab of a plan: what it loads, and what it shows of that. The page and the modal are made of the same. */
import { type ReactNode } from 'react';
import { type ProductCard } from '../../api/plans.ts';
import { type Profile } from '../../domain/profile.ts';
import { type Subject } from '../../profile/subject.ts';
import { type AppContext } from '../../routing/app-context.ts';

export type TabContext = Pick<AppContext, 'platform' | 'profiles'> & {
  /** Whom somebody who shared the plan told of, instead of the visitor. */
  readonly shared?: Profile | undefined;
};
export type TabPlan = {
  readonly product: ProductCard;
  /** As profiles are kept: the line's in which the plan is compared. */
  readonly profileType: string;
  readonly subject: Subject;
};
export type TabProps<Data> = { readonly plan: TabPlan; readonly data: Data; readonly isModal: boolean };

export type TabPart = {
  readonly load: (context: TabContext, plan: TabPlan) => Promise<unknown>;
  /** Takes what `load` has found. */
  readonly View: (props: TabProps<never>) => ReactNode;
};

export const tabPart = <Data>(
  load: (context: TabContext, plan: TabPlan) => Promise<Data>,
  View: (props: TabProps<Data>) => ReactNode,
): TabPart => ({ load, View });
