/** Facts of a coverage: person and policy, dates, requester, and the insurer's next cutting day. */
import { spelledDay } from '@cotejo/core/kit/time';
import { missingLabel } from '@cotejo/core/insured-people';
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { cancellationReasons, declineReasons, nameIn } from '@cotejo/core/reference/collective-tables';
import { dependantTypes } from '@cotejo/core/reference/dependant-types';
import { restrictionCodes } from '@cotejo/core/reference/restriction-codes';
import { Alert, Link, Stack } from '@mui/material';
import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { answers, isCovered, lastCovered } from './coverage.ts';
import { Lateness } from './Lateness.tsx';

type OfCoverage = { coverage: CoverageRecord };

type ToProps = { to: string; children: ReactNode; underline?: 'always' };

const To = ({ to, underline, children }: ToProps) => (
  <Link component={RouterLink} to={`${to}/show`} underline={underline}>
    {children}
  </Link>
);

const Missing = ({ coverage: { missing, status, personId } }: OfCoverage) => {
  if (missing.length === 0 || status !== 'PENDING') return null;
  return (
    <Alert severity="warning">
      Antes de enviarla falta: {missing.map(missingLabel).join(', ')}.{' '}
      <To to={`/insured-people/${personId}`} underline="always">
        Completar los datos de la persona
      </To>
    </Alert>
  );
};

/** Of a request that waits: it goes into no file, where the company itself tells the insurer. */
const ToldByCompany = ({ coverage: { status, insurerNotification } }: OfCoverage) => {
  if (insurerNotification !== 'none' || !(status in answers)) return null;
  return (
    <Alert severity="info">
      De esta póliza es la empresa quien avisa a la aseguradora: la solicitud no va en archivos nuestros. La
      respuesta se registra aquí.
    </Alert>
  );
};

const Asked = ({ at, by }: { at: string; by: string | null }) => (
  <>
    <AbsoluteInstant value={at} />
    {by && ` · ${by}`}
  </>
);

const Related = ({ coverage }: OfCoverage) => {
  const erased = 'Persona borrada';
  const { personId, personName, personDocument, holderId, companyId, policyId } = coverage;
  return (
    <Facts
      of="policy-employees"
      facts={[
        {
          field: 'personId',
          value: <To to={`/insured-people/${personId}`}>{personName ?? erased}</To>,
        },
        { field: 'personDocument', value: personDocument },
        {
          field: 'holderName',
          value: personId !== holderId && (
            <To to={`/insured-people/${holderId}`}>{coverage.holderName ?? erased}</To>
          ),
        },
        {
          field: 'dependantType',
          value: coverage.dependantType && nameIn(dependantTypes, coverage.dependantType),
        },
        { field: 'companyId', value: coverage.companyName ?? companyId },
        {
          field: 'policyId',
          value: <To to={`/policies/${policyId}`}>{coverage.policyNumber ?? policyId}</To>,
        },
        { field: 'insurerId', value: coverage.insurerName ?? coverage.insurerId },
        { field: 'coverageGroup', value: coverage.coverageGroup },
        {
          field: 'restrictionIds',
          value: coverage.restrictionIds.map((id) => nameIn(restrictionCodes, id)).join(', '),
        },
      ]}
    />
  );
};

const Dates = ({ coverage }: OfCoverage) => {
  const { status, cutting, cancellation, waitingSince, operationDate, coveredUntil } = coverage;
  const isEnding = status === 'PROCESS_CANCELLATION';
  return (
    <Facts
      of="policy-employees"
      facts={[
        {
          field: isCovered(coverage) ? 'coveredFrom' : 'wasAskedFrom',
          value: spelledDay(coverage.coveredFrom),
        },
        {
          field: isEnding ? 'askedLastCovered' : 'lastCovered',
          value: coverage.annulled ? 'Nunca rigió' : coveredUntil && lastCovered(coveredUntil),
        },
        { field: 'operationDate', value: operationDate && spelledDay(operationDate) },
        { field: 'askedAt', value: <Asked at={coverage.askedAt} by={coverage.askedByName} /> },
        {
          field: 'cancellationAt',
          value: cancellation && <Asked at={cancellation.at} by={coverage.cancellationByName} />,
        },
        {
          field: 'cancellation',
          value: cancellation && nameIn(cancellationReasons, cancellation.reasonId),
        },
        {
          field: 'declineReasonId',
          value: coverage.declineReasonId !== null && nameIn(declineReasons, coverage.declineReasonId),
        },
        { field: 'waitingSince', value: waitingSince && <AbsoluteInstant value={waitingSince} /> },
        { field: 'dueOn', value: coverage.dueOn && <Lateness coverage={coverage} /> },
        { field: 'nextOperation', value: waitingSince && spelledDay(cutting.operationDate) },
      ]}
    />
  );
};

export const CoverageFacts = ({ coverage }: OfCoverage) => (
  <Stack spacing={2}>
    <Missing coverage={coverage} />
    <ToldByCompany coverage={coverage} />
    <Related coverage={coverage} />
    <Dates coverage={coverage} />
  </Stack>
);
