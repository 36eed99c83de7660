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
  reopen: noteForm('La solicitud vuelve a estar abierta, como prospecto por retomar.'),
  'mark-duplicate': duplicateForm,
  'mark-test': noteForm('La envió la propia empresa para probar el sitio.'),
  'mark-false': noteForm('La persona no existe o los datos son inventados.'),
  'start-refund': noteForm('La persona pidió la devolución de su dinero.'),
  'finish-refund': noteForm('La persona ya recibió su dinero.'),
  delete: {
    ...noteForm('La solicitud desaparece de las listas. Un gerente la puede restaurar.'),
    takesAway: true,
  },
  restore: noteForm('La solicitud vuelve a quedar como estaba.'),
  'update-request': requestForm,
  'add-note': noteTextForm,
  'log-activity': activityForm,
  erase: eraseForm,
};
