/** One coverage: who is insured by what, what may be done with it, its course on a time axis, and its history. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { policyEmployeeStatuses } from '@cotejo/core/reference/collective-statuses';
import { countryOf } from '@cotejo/core/reference/countries';
import { Alert } from '@mui/material';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { CoverageActions } from './CoverageActions.tsx';
import { CoverageFacts } from './CoverageFacts.tsx';
import { AskAgainButton } from './request/AskAgainButton.tsx';
import { ReviewButton } from './ReviewButton.tsx';
import { ReviewChip } from './ReviewChip.tsx';
import { useReviewEnds } from './useReview.ts';
import { CoverageTimeline } from './timeline/CoverageTimeline.tsx';

const CoverageHead = ({ coverage }: { coverage: CoverageRecord }) => {
  useReviewEnds([coverage]);
  const { personName, status, policyNumber, companyName, companyId, country } = coverage;
  return (
    <RecordHead
      resource="policy-employees"
      title={personName ?? 'Persona borrada'}
      chips={
        <>
          <StatusChip of={policyEmployeeStatuses} id={status} />
          <ReviewChip coverage={coverage} />
        </>
      }
      text={
        <>
          {[policyNumber, coverage.insurerName, companyName ?? companyId, countryOf(country).name]
            .filter(Boolean)
            .join(' · ')}
        </>
      }
      actions={
        <>
          <CoverageActions coverage={coverage} />
          <ReviewButton coverage={coverage} />
          <AskAgainButton coverage={coverage} />
        </>
      }
    />
  );
};

/** To who asks and does not answer: who does, and what happens until then. */
const WhoAnswers = ({ coverage: { status, insurerNotification } }: { coverage: CoverageRecord }) => {
  const identity = useConsoleIdentity();
  if (status !== 'PROCESS_ACTIVATION' && status !== 'PROCESS_CANCELLATION') return null;
  if (insurerNotification === 'none') return null;
  if (!identity || may(identity, 'policy-employee:activation-accept')) return null;
  return (
    <Alert severity="info">
      {status === 'PROCESS_ACTIVATION'
        ? 'La responde nuestro equipo, que la envía a la aseguradora. La respuesta y su motivo aparecen aquí; mientras tanto puedes retirar la solicitud.'
        : 'La responde nuestro equipo, que la envía a la aseguradora. Hasta entonces la persona sigue con cobertura.'}
    </Alert>
  );
};

export const CoverageShow = () => (
  <RecordPage<CoverageRecord> resource="policy-employees">
    {(coverage) => (
      <>
        <CoverageHead coverage={coverage} />
        <WhoAnswers coverage={coverage} />
        <Panel title="La cobertura">
          <CoverageFacts coverage={coverage} />
        </Panel>
        <CoverageTimeline coverage={coverage} />
      </>
    )}
  </RecordPage>
);
