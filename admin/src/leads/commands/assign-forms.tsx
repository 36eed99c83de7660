/** Forms of assignment, for one lead or many. */
import { said } from '../../kit/commands/form.ts';
import { type CommandForm } from './form.ts';
import { ExecutiveField } from './ExecutiveField.tsx';
import { NoteField } from './NoteField.tsx';

export const assignForm: CommandForm = {
  fields: ['executiveId'],
  Fields: ExecutiveField,
  payloadOf: (values) => said(values, 'executiveId'),
};

export const reassignForm: CommandForm = {
  fields: ['executiveId', 'note'],
  Fields: ({ leads }) => (
    <>
      <ExecutiveField leads={leads} />
      <NoteField />
    </>
  ),
  payloadOf: (values) => said(values, 'executiveId', 'note'),
};
