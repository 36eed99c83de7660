/** The coverages on the page of a person and of a policy, with the button that asks for one. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type PolicyRecord } from '@cotejo/core/policies';
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { useMemo } from 'react';
import { CreateButton } from '../../../kit/commands/CreateButton.tsx';
import { RecordPart } from '../../../kit/list/RecordPart.tsx';
import { useCanAccess } from 'react-admin';
import { coveragesOfPerson, coveragesOfPolicy } from '../coverages.tsx';
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

/** Nobody is asked for who is gone. */
export const CoveragesOfPerson = ({ person }: { person: PersonRecord }) => {
  const form = useMemo(() => requestForPerson(person), [person]);
  const isGone = person.erased || person.status === 'INACTIVE';
  const tools = isGone ? undefined : <RequestButton form={form} />;
  return <RecordPart config={{ ...coveragesOfPerson, tools }} of={{ personId: person.id }} />;
};

/** Only for those who may read people: a policy's other readers see none of them. */
export const CoveragesOfPolicy = ({ policy }: { policy: PolicyRecord }) => {
  const form = useMemo(() => requestByPolicy(policy), [policy]);
  const { canAccess } = useCanAccess({ resource: 'policy-employees', action: 'list' });
  if (!canAccess) return null;
  const tools = policy.status === 'deleted' ? undefined : <RequestButton form={form} />;
  return <RecordPart config={{ ...coveragesOfPolicy, tools }} of={{ policyId: policy.id }} />;
};
