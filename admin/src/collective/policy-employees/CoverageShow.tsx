/** One coverage: who is insured by what, what may be done with it, its course on a time axis, and its history. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { policyEmployeeStatuses } from '@cotejo/core/reference/collective-statuses';
import { countryOf } from '@cotejo/core/reference/countries';
import { useTranslate } from 'react-admin';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { CoverageActions } from './CoverageActions.tsx';
import { CoverageFacts } from './CoverageFacts.tsx';
import { CoverageTimeline } from './timeline/CoverageTimeline.tsx';

const CoverageHead = ({ coverage }: { coverage: CoverageRecord }) => {
  const translate = useTranslate();
  const { personName, status, policyNumber, companyName, companyId, country } = coverage;
  return (
    <RecordHead
      resource="policy-employees"
      title={personName ?? translate('resources.policy-employees.erasedName')}
      chips={<StatusChip of={policyEmployeeStatuses} id={status} />}
      text={
        <>
          {[policyNumber, coverage.insurerName, companyName ?? companyId, countryOf(country).name]
            .filter(Boolean)
            .join(' · ')}
        </>
      }
      actions={<CoverageActions coverage={coverage} />}
    />
  );
};

export const CoverageShow = () => {
  const translate = useTranslate();
  return (
    <RecordPage<CoverageRecord> resource="policy-employees">
      {(coverage) => (
        <>
          <CoverageHead coverage={coverage} />
          <Panel title={translate('resources.policy-employees.show.about')}>
            <CoverageFacts coverage={coverage} />
          </Panel>
          <CoverageTimeline coverage={coverage} />
        </>
      )}
    </RecordPage>
  );
};
