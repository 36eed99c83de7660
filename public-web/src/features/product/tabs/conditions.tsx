/** *Condiciones*: what one must fulfil, where the plan stops paying, and what it never pays. */
import { type PlanParts } from '../../../api/plan-detail.ts';
import { type QueryResult } from '../../../api/query-result.ts';
import { formatPrice } from '../../../domain/money.ts';
import { useSite } from '../../../site.ts';
import { Part } from '../Part.tsx';
import { tabPart, type TabProps } from '../tab-part.ts';
import { CoverageTable } from './coverages.tsx';
import { EntryList, Nothing } from './EntryList.tsx';

type Tops = PlanParts['topAmountsAndDeductibles'];
type Conditions = {
  readonly [Name in 'conditions' | 'exclusions' | 'topAmountsAndDeductibles']: QueryResult<PlanParts[Name]>;
};

/** Nothing set is a cap per service, and 0 none at all (spec, public side, section 3). */
const useYearlyTop = ({ annual_benefit_maximum: top }: Tops): string => {
  const { country } = useSite();
  if (!top || top.amount === undefined) return 'Según cada servicio';
  return top.amount === 0 ? 'Sin tope' : formatPrice(top.amount, top.currency_code ?? '', country);
};

const TopsAndDeductibles = ({ tops }: { readonly tops: Tops }) => {
  const { country } = useSite();
  const { deductible, coverages } = tops;
  return (
    <>
      <EntryList
        entries={[
          { title: 'Tope anual', content: useYearlyTop(tops) },
          {
            title: 'Deducible',
            content:
              deductible && deductible.amount > 0
                ? `Desde ${formatPrice(deductible.amount, deductible.unit.code, country)}`
                : 'Sin deducible',
          },
        ]}
      />
      {coverages.length > 0 && <CoverageTable title="Topes por cobertura" coverages={coverages} />}
    </>
  );
};

const ConditionsView = ({ data }: TabProps<Conditions>) => (
  <>
    <h2>Requisitos y plazos</h2>
    <Part of={data.conditions} empty={<Nothing>No hay condiciones propias de este plan.</Nothing>}>
      {(entries) => <EntryList entries={entries} />}
    </Part>
    <h2>Topes y deducibles</h2>
    <Part of={data.topAmountsAndDeductibles}>{(tops) => <TopsAndDeductibles tops={tops} />}</Part>
    <h2>Qué no cubre</h2>
    <Part of={data.exclusions} empty={<Nothing>El plan no nos dice qué no cubre: pregúntanos.</Nothing>}>
      {(entries) => <EntryList entries={entries} />}
    </Part>
  </>
);

export const conditionsTab = tabPart<Conditions>(async ({ platform }, { product: { id } }) => {
  const [conditions, exclusions, topAmountsAndDeductibles] = await Promise.all([
    platform.planPart('conditions', id),
    platform.planPart('exclusions', id),
    platform.planPart('topAmountsAndDeductibles', id),
  ]);
  return { conditions, exclusions, topAmountsAndDeductibles };
}, ConditionsView);
