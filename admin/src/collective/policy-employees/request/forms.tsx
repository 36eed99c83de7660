/** Asking for a coverage: from a person's page by one of the company's policies, from a policy's page for one of its people. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type PolicyRecord } from '@cotejo/core/policies';
import { type CoverageRecord, familyIdOf } from '@cotejo/core/policy-employees';
import { collectiveCoverageTypes, nameIn } from '@cotejo/core/reference/collective-tables';
import { type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type CommandForm, said, type Values } from '../../../kit/commands/form.ts';
import { httpClient } from '../../../kit/providers/tab.ts';
import { LookUpField } from '../../LookUpField.tsx';
import { type RequestablePolicy, RequestFields } from './RequestFields.tsx';

type RequestForm = CommandForm<CoverageRecord> & { readonly Fields: () => ReactNode };

const fields = ['policyId', 'personId', 'from', 'coverageGroup', 'restrictionIds'];
const payloadOf = (personId: unknown, values: Values) => ({
  personId,
  restrictionIds: [],
  ...said(values, 'from', 'coverageGroup', 'restrictionIds'),
});
const holderOf = ({ id, holderId }: Pick<PersonRecord, 'id' | 'holderId'>): string => holderId ?? id;
/** A company has several policies: for health, for life. */
const policyText = (row: object): string => {
  const { number, coverageType } = row as RequestablePolicy;
  return `${number} · ${nameIn(collectiveCoverageTypes, coverageType)}`;
};
const quietly = { onError: () => undefined };

export const requestForPerson = (person: PersonRecord): RequestForm => ({
  fields,
  isNamed: true,
  about: person.id,
  idOf: ({ policyId }) => familyIdOf(String(policyId), holderOf(person)),
  payloadOf: (values) => payloadOf(person.id, values),
  Fields: () => {
    const policyId = useWatch({ name: 'policyId' }) as string | undefined;
    const { data: policy } = useGetOne<RequestablePolicy>(
      'requestable-policies',
      { id: policyId ?? '' },
      { enabled: Boolean(policyId), ...quietly },
    );
    return (
      <>
        <LookUpField
          source="policyId"
          label="Póliza"
          resource="requestable-policies"
          nameField="number"
          nameOf={policyText}
          filter={{ companyId: person.companyId }}
        />
        {policy && <RequestFields policy={policy} person={person} />}
      </>
    );
  },
});

export const requestByPolicy = (policy: PolicyRecord): RequestForm => ({
  fields,
  isNamed: true,
  about: policy.id,
  idOf: async ({ personId }) => {
    const { json } = await httpClient(`/api/console/insured-people/${String(personId)}`);
    return familyIdOf(policy.id, holderOf(json as PersonRecord));
  },
  payloadOf: (values) => payloadOf(values['personId'], values),
  Fields: () => {
    const personId = useWatch({ name: 'personId' }) as string | undefined;
    const { data: person } = useGetOne<PersonRecord>(
      'insured-people',
      { id: personId ?? '' },
      { enabled: Boolean(personId), ...quietly },
    );
    return (
      <>
        <LookUpField
          source="personId"
          label="Persona"
          resource="insured-people"
          nameField="name"
          filter={{ companyId: policy.companyId, status: ['ACTIVE', 'PENDING'] }}
        />
        {person && <RequestFields policy={policy} person={person} />}
      </>
    );
  },
});
