/** The fields of the commands on policies. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { notificationNames, policies, type PolicyRecord } from '@cotejo/core/policies';
import { collectiveCoverageTypes, policyScopes } from '@cotejo/core/reference/collective-tables';
import { ArrayInput, DateInput, NumberInput, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { choiceNeeded, dayNeeded, fieldOf, needed } from '../../kit/commands/field.ts';
import { type CommandForm, said, type Values } from '../../kit/commands/form.ts';
import { fits, NoteField } from '../../kit/commands/NoteField.tsx';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { LookUpField } from '../LookUpField.tsx';
import { countryOfCompany } from '../person.ts';
import { copyDialog } from './CopyDialog.tsx';

const { labels } = policies;
const field = fieldOf(labels);
const longestReason = 500;
const longestNumber = 60;
/** The labels of a line stand clear of the line above. */
const linesApart = { '& .RaSimpleFormIterator-line': { py: 1.5 } } as const;

type OfCountry = { country: CountryCode | undefined };
const asTyped = (day: string) => day;

export const ValidityFields = () => (
  <>
    <TextInput {...field('number')} validate={[needed, fits(longestNumber)]} />
    <DateInput {...field('from')} validate={dayNeeded} parse={asTyped} />
    <DateInput {...field('until')} validate={dayNeeded} parse={asTyped} />
  </>
);

/** The broker or insurer through whom the policy came; for those who may read partners. */
const PartnerField = ({ country }: OfCountry) => {
  if (!may(useConsoleIdentity(), 'admin:partner-read')) return null;
  return (
    <LookUpField
      source="partnerId"
      label={labels.partnerId!}
      resource="partners"
      nameField="name"
      filter={country ? { country } : {}}
      isOptional
    />
  );
};

const TermFields = ({ country }: OfCountry) => (
  <>
    <ValidityFields />
    <SelectInput
      {...field('coverageType')}
      choices={[...collectiveCoverageTypes]}
      translateChoice={false}
      validate={choiceNeeded}
    />
    <SelectInput
      {...field('scope')}
      choices={[...policyScopes]}
      translateChoice={false}
      validate={choiceNeeded}
    />
    <NumberInput {...field('oldestDependant')} min={0} max={120} step={1} />
    <PartnerField country={country} />
    <ArrayInput {...field('coverageGroups')}>
      <SimpleFormIterator inline fullWidth disableReordering sx={linesApart}>
        <TextInput source="code" label={labels.groupCode} validate={needed} helperText={false} />
        <TextInput source="name" label={labels.groupName} validate={needed} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  </>
);

const NotificationField = () => (
  <SelectInput
    {...field('insurerNotification')}
    choices={[...notificationNames]}
    translateChoice={false}
    validate={choiceNeeded}
  />
);

const CreateFields = () => {
  const country = countryOfCompany(useWatch({ name: 'companyId' }));
  return (
    <>
      <LookUpField
        source="companyId"
        label={labels.companyId!}
        resource="companies"
        nameField="legalName"
        filter={{ status: 'ACTIVE' }}
      />
      <LookUpField
        source="insurerId"
        label={labels.insurerId!}
        resource="organizations"
        nameField="displayName"
        filter={country ? { country } : {}}
      />
      <TermFields country={country} />
      <NotificationField />
    </>
  );
};

const termNames = [
  'number',
  'from',
  'until',
  'coverageType',
  'scope',
  'oldestDependant',
  'partnerId',
  'coverageGroups',
] as const;
/** Emptied fields are sent as null. */
const termsOf = (values: Values) => ({
  oldestDependant: null,
  partnerId: null,
  coverageGroups: [],
  ...said(values, ...termNames),
});

export const createForm: CommandForm<PolicyRecord> & { Fields: typeof CreateFields } = {
  fields: ['companyId', 'insurerId', 'insurerNotification', ...termNames],
  payloadOf: ({ insurerId, ...values }) => ({
    ...termsOf(values),
    ...said(values, 'companyId', 'insurerNotification'),
    insurerId: String(insurerId),
  }),
  Fields: CreateFields,
};

const updateForm: RecordForm<PolicyRecord> = {
  fields: termNames,
  startsWith: ({ validFrom, validUntil, ...record }) => ({
    ...Object.fromEntries(
      termNames.map((name) => [name, (record as Readonly<Record<string, unknown>>)[name]]),
    ),
    from: validFrom,
    until: validUntil,
  }),
  payloadOf: termsOf,
  Fields: ({ record: { country } }) => <TermFields country={country} />,
};

const notifyForm: RecordForm<PolicyRecord> = {
  fields: ['insurerNotification'],
  startsWith: ({ insurerNotification }) => ({ insurerNotification }),
  payloadOf: (values) => said(values, 'insurerNotification'),
  Fields: NotificationField,
};

const deleteForm: RecordForm<PolicyRecord> = {
  fields: ['reason'],
  takesAway: true,
  payloadOf: (values) => said(values, 'reason'),
  explains: true,
  Fields: () => <NoteField source="reason" label={labels.reason!} longest={longestReason} isRequired />,
};

export const policyForms = {
  update: updateForm,
  renew: { Dialog: copyDialog('renew', ValidityFields) },
  duplicate: { Dialog: copyDialog('duplicate', ValidityFields) },
  'set-insurer-notification': notifyForm,
  delete: deleteForm,
};
