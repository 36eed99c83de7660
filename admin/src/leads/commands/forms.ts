/** Every command on leads that a form asks for, with its form. Those on files stand with the files. */
import { type LeadCommandName } from '@cotejo/core/leads';
import { activityForm } from './activity-form.tsx';
import { assignForm, reassignForm } from './assign-forms.tsx';
import { duplicateForm } from './duplicate-form.tsx';
import { eraseForm } from './erase-form.tsx';
import { type CommandForm } from './form.ts';
import { appointmentForm, closeForm, failForm, noteForm } from './move-forms.tsx';
import { noteTextForm } from './note-text-form.tsx';
import { requestForm } from './request-form.tsx';
import { statusForm } from './status-form.tsx';

export type FormCommand = Exclude<LeadCommandName, 'attach-file' | 'withdraw-file'>;

export const commandForms: Readonly<Record<FormCommand, CommandForm>> = {
  assign: assignForm,
  reassign: reassignForm,
  'change-status': statusForm,
  fail: failForm,
  'set-appointment': appointmentForm,
  close: closeForm,
  reopen: noteForm('resources.leads.command.explain.reopen'),
  'mark-duplicate': duplicateForm,
  'mark-test': noteForm('resources.leads.command.explain.mark-test'),
  'mark-false': noteForm('resources.leads.command.explain.mark-false'),
  'start-refund': noteForm('resources.leads.command.explain.start-refund'),
  'finish-refund': noteForm('resources.leads.command.explain.finish-refund'),
  delete: { ...noteForm('resources.leads.command.explain.delete'), takesAway: true },
  restore: noteForm('resources.leads.command.explain.restore'),
  'update-request': requestForm,
  'add-note': noteTextForm,
  'log-activity': activityForm,
  erase: eraseForm,
};
