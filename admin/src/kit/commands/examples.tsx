/** Examples of buttons, forms and dialogs of commands: their states, as data. */
import { type ReactElement, type ReactNode } from 'react';
import { Form, RecordContextProvider, ResourceContextProvider, TextInput } from 'react-admin';
import { company, type ExampleCompany } from '../../testing/example-companies.tsx';
import { type Example, type Examples } from '../../testing/example.ts';
import { type CommandFailure } from '../providers/failure.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { CommandActions } from './CommandActions.tsx';
import { CommandButton } from './CommandButton.tsx';
import { CommandDialog } from './CommandDialog.tsx';
import { Conflict } from './Conflict.tsx';
import { type ChangeFormat } from './conflict.ts';
import { CreateButton } from './CreateButton.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { type CommandForm } from './form.ts';
import { FormDialog } from './FormDialog.tsx';
import { NoteField } from './NoteField.tsx';
import { RecordCommandDialog } from './RecordCommandDialog.tsx';
import { RefusedButton } from './RefusedButton.tsx';

const nothing = () => undefined;
const fields = (
  <>
    <TextInput source="legalName" label="Razón social" helperText={false} fullWidth />
    <NoteField source="reason" label="Motivo" longest={500} isRequired />
  </>
);
const form: CommandForm<ExampleCompany> & { readonly Fields: () => ReactNode } = {
  fields: ['legalName', 'reason'],
  payloadOf: (values) => values,
  startsWith: ({ legalName }) => ({ legalName }),
  sets: ({ legalName }) => ({ legalName }),
  Fields: () => fields,
};
const changeFormat: ChangeFormat<ExampleCompany> = {
  fields: ['legalName'],
  valueOf: (_field, value) => String(value),
};

const of = (element: ReactElement): ReactElement => (
  <ResourceContextProvider value="companies">
    <RecordContextProvider value={company}>{element}</RecordContextProvider>
  </ResourceContextProvider>
);
const modal = (element: ReactElement): Example => ({ element: of(element), isModal: true });

const draft = { name: 'companies/examples' };

const dialog = (state: Partial<Omit<Parameters<typeof FormDialog>[0], 'draft'>>): Example =>
  modal(
    <FormDialog
      title="Editar"
      record={{ legalName: company.legalName }}
      draft={draft}
      saveLabel="Guardar"
      isPending={false}
      onSubmit={async () => undefined}
      onClose={nothing}
      {...state}
    >
      {fields}
    </FormDialog>,
  );

const failures: Readonly<Record<string, CommandFailure>> = {
  'fields that no field says': {
    kind: 'fields',
    errors: { companyId: 'No existe.' },
    message: 'Revisa los datos.',
  },
  refused: { kind: 'refused', message: 'La empresa ya está aprobada.' },
  unknown: { kind: 'unknown', message: 'No hay conexión.' },
};

const conflict = (newer: ExampleCompany, typed: string) => (
  <Form record={{ legalName: typed }}>
    <Conflict
      resource="companies"
      form={form}
      changeFormat={changeFormat}
      older={company}
      newer={newer}
      onAccept={nothing}
      onClose={nothing}
    />
  </Form>
);

export const examples: Examples = {
  ChoiceField: {
    usual: (
      <Form>
        <ChoiceField source="status" label="Estado" choices={[{ id: 'ACTIVE', name: 'Activa' }]} />
      </Form>
    ),
  },
  CommandActions: {
    'what may be done now, and what not': of(
      <CommandActions
        resource="companies"
        record={company}
        forms={{ change: form, reject: { ...form, takesAway: true } }}
      />,
    ),
  },
  CommandButton: {
    allowed: of(<CommandButton command="change">Editar</CommandButton>),
    refused: of(<CommandButton command="reject">Rechazar</CommandButton>),
  },
  CommandDialog: {
    'on a record': modal(
      <CommandDialog
        resource="companies"
        command="change"
        record={company}
        form={form}
        onDone={nothing}
        onClose={nothing}
      >
        {fields}
      </CommandDialog>,
    ),
    'that is refused': modal(
      <CommandDialog
        resource="companies"
        command="reject"
        record={company}
        form={form}
        onDone={nothing}
        onClose={nothing}
      >
        {fields}
      </CommandDialog>,
    ),
  },
  Conflict: {
    'another value than mine': conflict(
      { ...company, legalName: 'Textiles del Norte S.A.C.' },
      'Textiles del Centro',
    ),
    'what no field tells': conflict({ ...company, version: 4 }, company.legalName),
  },
  CreateButton: {
    usual: of(
      <CreateButton resource="companies" command="register" access="admin:organization-create" form={form} />,
    ),
  },
  FailureAlert: Object.fromEntries(
    Object.entries(failures).map(([name, failure]) => [
      name,
      <FailureAlert key={name} failure={failure} fields={['legalName']} />,
    ]),
  ),
  FormDialog: {
    usual: dialog({}),
    sending: dialog({ isPending: true }),
    'not to be sent': dialog({ isBlocked: true }),
    'that takes something away': dialog({ isDangerous: true, saveLabel: 'Rechazar' }),
    'with what went wrong': dialog({ notices: <FailureAlert failure={failures['unknown']!} /> }),
    'of many fields': dialog({
      maxWidth: 'md',
      children: Array.from({ length: 14 }, (_, nth) => (
        <TextInput key={nth} source={`field${nth}`} label={`Campo ${nth + 1}`} />
      )),
    }),
  },
  NoteField: {
    usual: (
      <Form>
        <NoteField source="reason" label="Motivo" longest={500} />
      </Form>
    ),
  },
  RecordCommandDialog: {
    'that says first what will happen': modal(
      <RecordCommandDialog
        resource="companies"
        command="approve"
        record={{ ...company, allowedCommands: [{ command: 'approve', allowed: true }] }}
        form={{ ...form, explains: true }}
        onDone={nothing}
        onClose={nothing}
      />,
    ),
  },
  RefusedButton: {
    'with a reason': <RefusedButton reason="La empresa ya está aprobada.">Aprobar</RefusedButton>,
    'without one': <RefusedButton reason={undefined}>Aprobar</RefusedButton>,
  },
};
