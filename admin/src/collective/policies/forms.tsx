/** The fields of the commands on policies. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { notificationNames, policies, type PolicyRecord } from '@cotejo/core/policies';
import { collectiveCoverageTypes, policyScopes } from '@cotejo/core/reference/collective-tables';
import { ArrayInput, DateInput, NumberInput, SimpleFormIterator, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { dayNeeded, fieldOf, needed } from '../../kit/commands/field.ts';
import { type CommandForm, ownValues, said } from '../../kit/commands/form.ts';
import { fits } from '../../kit/commands/NoteField.tsx';
import { reasonForm } from '../../kit/commands/reasonForm.tsx';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { LookUpField } from '../LookUpField.tsx';
import { countryOfCompany } from '../person.ts';
import { copyDialog } from './CopyDialog.tsx';

const { labels } = policies;
const field = fieldOf(labels);
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
    <ChoiceField {...field('coverageType')} choices={collectiveCoverageTypes} />
    <ChoiceField {...field('scope')} choices={policyScopes} />
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

const NotificationField = () => <ChoiceField {...field('insurerNotification')} choices={notificationNames} />;

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
const emptied = { oldestDependant: null, partnerId: null, coverageGroups: [] };

export const createForm: CommandForm<PolicyRecord> & { Fields: typeof CreateFields } = {
  fields: ['companyId', 'insurerId', 'insurerNotification', ...termNames],
  payloadOf: (values) => ({
    ...emptied,
    ...said(values, 'companyId', 'insurerNotification', ...termNames),
    insurerId: String(values.insurerId),
  }),
  Fields: CreateFields,
};

const updateForm: RecordForm<PolicyRecord> = {
  fields: termNames,
  startsWith: (record) =>
    ownValues(termNames, { ...record, from: record.validFrom, until: record.validUntil }),
  emptied,
  Fields: ({ record: { country } }) => <TermFields country={country} />,
};

const notifyForm: RecordForm<PolicyRecord> = {
  fields: ['insurerNotification'],
  startsWith: 'record',
  Fields: NotificationField,
};

export const policyForms = {
  update: updateForm,
  renew: { Dialog: copyDialog('renew', ValidityFields) },
  duplicate: { Dialog: copyDialog('duplicate', ValidityFields) },
  'set-insurer-notification': notifyForm,
  delete: reasonForm,
};
