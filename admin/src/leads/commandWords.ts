/** The names of the commands on leads, and the notices once they are done. */
import { type LeadCommandName } from '@cotejo/core/leads';
import { type CommandWords } from '../kit/words/resource-words.ts';

export const leadCommandWords = {
  assign: { name: 'Asignar' },
  reassign: { name: 'Reasignar' },
  'change-status': { name: 'Cambiar estado', done: 'Estado cambiado.' },
  fail: { name: 'Dar por fallida', done: 'La solicitud quedó como fallida.' },
  'set-appointment': { name: 'Agendar', done: 'Cita agendada.' },
  close: { name: 'Cerrar venta', done: 'Venta cerrada.' },
  reopen: { name: 'Retomar', done: 'La solicitud está abierta otra vez.' },
  'mark-duplicate': { name: 'Marcar como duplicada', done: 'La solicitud quedó como duplicada.' },
  'mark-test': { name: 'Marcar como prueba', done: 'La solicitud quedó como prueba.' },
  'mark-false': { name: 'Marcar como cliente falso', done: 'La solicitud quedó como cliente falso.' },
  'start-refund': { name: 'Iniciar devolución', done: 'La devolución está en proceso.' },
  'finish-refund': { name: 'Terminar devolución', done: 'La devolución terminó.' },
  delete: { name: 'Eliminar', done: 'Solicitud eliminada. Se puede restaurar.' },
  restore: { name: 'Restaurar', done: 'Solicitud restaurada.' },
  'update-request': { name: 'Corregir datos', done: 'Datos corregidos.' },
  'add-note': { name: 'Agregar nota', done: 'Nota agregada.' },
  'log-activity': { name: 'Anotar llamada o reunión', done: 'Gestión anotada.' },
  'attach-file': { name: 'Adjuntar archivo' },
  'withdraw-file': { name: 'Retirar archivo' },
  erase: { name: 'Borrar datos personales', done: 'Los datos de la persona se borraron.' },
} as const satisfies Readonly<Record<LeadCommandName, CommandWords>>;
