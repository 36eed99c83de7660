/** The coverages on the page of a person and of a policy, with the button that asks for one. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type PolicyRecord } from '@cotejo/core/policies';
import { type CoverageRecord, isOpen } from '@cotejo/core/policy-employees';
import { useMemo } from 'react';
import { CreateButton } from '../../../kit/commands/CreateButton.tsx';
import { type ListConfig } from '../../../kit/list/ListConfig.ts';
import { RecordPart } from '../../../kit/list/RecordPart.tsx';
import { useCanAccess } from 'react-admin';
import { isGone } from '../../person.ts';
import { coveragesOfPerson, coveragesOfPolicy } from '../coverages.tsx';
import { AskAgainButton } from './AskAgainButton.tsx';
import { requestByPolicy, requestForPerson } from './forms.tsx';

type RequestButtonProps = { form: ReturnType<typeof requestForPerson> };

const RequestButton = ({ form }: RequestButtonProps) => (
  <CreateButton<CoverageRecord>
    resource="policy-employees"
    command="request-activation"
    access="employee:add-policy"
    form={form}
  />
);

const columns: ListConfig<CoverageRecord>['columns'] = [
  ...coveragesOfPerson.columns,
  { label: 'action', render: (row) => !isOpen(row) && <AskAgainButton coverage={row} /> },
];

export const CoveragesOfPerson = ({ person }: { person: PersonRecord }) => {
  const form = useMemo(() => requestForPerson(person), [person]);
  const tools = isGone(person) ? undefined : <RequestButton form={form} />;
  return <RecordPart config={{ ...coveragesOfPerson, columns, tools }} of={{ personId: person.id }} />;
};

/** Only for those who may read people: a policy's other readers see none of them. */
export const CoveragesOfPolicy = ({ policy }: { policy: PolicyRecord }) => {
  const form = useMemo(() => requestByPolicy(policy), [policy]);
  const { canAccess } = useCanAccess({ resource: 'policy-employees', action: 'list' });
  if (!canAccess) return null;
  const tools = policy.status === 'deleted' ? undefined : <RequestButton form={form} />;
  return <RecordPart config={{ ...coveragesOfPolicy, tools }} of={{ policyId: policy.id }} />;
};
