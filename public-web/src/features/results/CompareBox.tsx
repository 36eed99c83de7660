/** Picks a plan for looking at it beside others, three at most (spec, public side, section 5). */
import { mostSideBySide } from '@cotejo/core/comparator';
import { type ResultCard } from '../../api/plans.ts';
import { type CurrentSearch } from './use-search.ts';

type CompareBoxProps = { readonly current: CurrentSearch; readonly plan: ResultCard };

export const CompareBox = ({ current: { search, goTo }, plan }: CompareBoxProps) => {
  const { compared } = search;
  const isPicked = compared.includes(plan.productCode);
  const next = isPicked
    ? compared.filter((code) => code !== plan.productCode)
    : [...compared, plan.productCode];
  return (
    <label className="compare-box">
      <input
        type="checkbox"
        checked={isPicked}
        disabled={!isPicked && compared.length >= mostSideBySide}
        onChange={() => goTo({ ...search, compared: next }, { replace: true })}
      />
      <span>
        Comparar<span className="visually-hidden"> {plan.displayName}</span>
      </span>
    </label>
  );
};
