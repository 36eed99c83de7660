/** The pages of insured people: their list, and one with the family, where a holder is reimbursed and how a child grows. */
import { insuredPeople, missingLabel, type PersonRecord } from '@cotejo/core/insured-people';
import { spelledDay } from '@cotejo/core/kit/time';
import { memberStatuses } from '@cotejo/core/reference/collective-statuses';
import { bankAccountTypes, genders, nameIn } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import { dependantTypes } from '@cotejo/core/reference/dependant-types';
import { Alert, Link } from '@mui/material';
import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FilesPanel } from '../../files/index.ts';
import { CreateButton } from '../../kit/commands/CreateButton.tsx';
import { RecordPart } from '../../kit/list/RecordPart.tsx';
import { type RecordPages } from '../../kit/records/recordResources.ts';
import { EmailLink, PhoneLinks } from '../../kit/ui/ContactLinks.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { recordList, recordShow } from '../../records/index.ts';
import { CoveragesOfPerson } from '../policy-employees/request/CoveragePanels.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { personForms } from './forms.tsx';
import { GrowthPanel } from './GrowthPanel.tsx';
import { dependants, people } from './people.tsx';
import { documentText, kinshipText } from '../person.ts';
import { dependantForm, employeeForm } from './register-forms.tsx';

type OfPerson = { person: PersonRecord };

const noFamily = {
  title: 'No tiene cargas registradas',
  text: 'Registra aquí a su cónyuge, sus hijos y otros familiares que la póliza cubra.',
};
const family = {
  many: 'Cargas',
  empty: { ...noFamily, filteredTitle: noFamily.title, filteredText: noFamily.text },
};

/** Only children are measured. */
const offeredTo = ({ holderId }: PersonRecord) =>
  Object.keys(personForms).filter((command) => command !== 'measure' || holderId !== null);

const PersonFacts = ({ person }: OfPerson) => {
  const { identity, dependantType, holderId, holderName, missing, erased } = person;
  return (
    <Panel title="Datos personales">
      {missing.length > 0 && !erased && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Para pedir su alta falta: {missing.map(missingLabel).join(', ')}.
        </Alert>
      )}
      <Facts
        of={insuredPeople.labels}
        facts={[
          { field: 'birthDate', value: identity?.birthDate && spelledDay(identity.birthDate) },
          { field: 'gender', value: identity?.gender && nameIn(genders, identity.gender) },
          { field: 'email', value: identity?.email && <EmailLink email={identity.email} /> },
          { field: 'phone', value: identity?.phone && <PhoneLinks phone={identity.phone} /> },
          { field: 'dependantType', value: dependantType && nameIn(dependantTypes, dependantType) },
          {
            field: 'holderId',
            value: holderId && (
              <Link component={RouterLink} to={`/insured-people/${holderId}/show`}>
                {holderName ?? 'Persona borrada'}
              </Link>
            ),
          },
        ]}
      />
    </Panel>
  );
};

const BankAccount = ({ person: { bankAccount } }: OfPerson) => {
  if (!bankAccount) return null;
  return (
    <Panel title="Cuenta para reembolsos">
      <Facts
        of={insuredPeople.labels}
        facts={[
          { field: 'bankAccount.bank', value: bankAccount.bank },
          { field: 'bankAccount.typeId', value: nameIn(bankAccountTypes, bankAccount.typeId) },
          { field: 'bankAccount.number', value: bankAccount.number },
        ]}
      />
    </Panel>
  );
};

const Family = ({ person }: OfPerson) => {
  const form = useMemo(() => dependantForm(person), [person]);
  if (person.holderId !== null) return null;
  const add =
    person.status === 'INACTIVE' ? undefined : (
      <CreateButton
        resource="insured-people"
        command="register-dependant"
        access="employee:create"
        form={form}
      />
    );
  return <RecordPart config={{ ...dependants, tools: add }} of={{ holderId: person.id }} words={family} />;
};

/** Registers an employee of the company that the list is narrowed to. */
const RegisterEmployee = () => {
  const { companyId } = (useListContext().filterValues ?? {}) as { readonly companyId?: string };
  return (
    <CreateButton
      resource="insured-people"
      command="register-employee"
      access="employee:create"
      form={employeeForm}
      initial={companyId === undefined ? undefined : { companyId }}
    />
  );
};

export const personPages: RecordPages = {
  List: recordList(insuredPeople, { config: { ...people, action: <RegisterEmployee /> } }),
  Show: recordShow(insuredPeople, {
    forms: personForms,
    head: (person) => ({
      chips: <StatusChip of={memberStatuses} id={person.status} />,
      text: (
        <>
          {documentText(person)} · {kinshipText(person, 'Titular')} · {person.companyName ?? person.companyId}{' '}
          · {countryOf(person.country).name}
        </>
      ),
      offered: offeredTo(person),
    }),
    parts: (person) => (
      <>
        <PersonFacts person={person} />
        <BankAccount person={person} />
        <GrowthPanel person={person} />
        <CoveragesOfPerson person={person} />
        <Family person={person} />
        <FilesPanel />
      </>
    ),
  }),
};
