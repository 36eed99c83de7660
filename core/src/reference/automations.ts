/** Names of automations for people: events have the sentence that says what each does. */
const names: Readonly<Record<string, string>> = {
  'when-lead-received-then-mark-duplicate-or-assign': 'asignación automática',
  'when-lead-closed-then-charge-executive': 'cobro de solicitudes cerradas',
  'when-balance-below-floor-then-pause-executive': 'control del saldo mínimo',
  'when-balance-falls-then-mail-executive': 'aviso de saldo bajo',
  'when-policy-over-then-end-coverages': 'fin de pólizas',
  'when-password-link-asked-then-mail': 'enlaces para elegir contraseña',
  'when-file-sent-then-mail-insurer': 'aviso a aseguradoras',
  'when-mail-asked-then-send': 'envío de correos',
  'when-bank-line-assigned-then-deposit': 'depósito de abonos del banco',
  'when-numbered-bank-line-imported-then-note': 'abonos con número de operación',
  'when-pause-ends-then-resume-executive': 'fin de pausas',
  'when-approval-lapses-then-end-it': 'fin de aprobaciones',
  'when-appointment-set-then-remind': 'recordatorio de citas',
  'when-subject-erased-then-delete-key': 'borrado de datos',
  'when-view-deleted-then-delete-key': 'borrado de vistas',
  'when-visitors-data-is-old-then-delete-key': 'olvido de lo que dejan los visitantes',
  'update-exchange': 'valores de cambio',
  'set-published-values': 'valores publicados',
  'when-product-appears-then-note-spelling': 'códigos de productos',
  'run-bulk': 'acciones masivas',
  'process-employee-load': 'cargas masivas',
  'load-demo': 'datos de demostración',
};

/** In Spanish; an automation that the table does not have yet, from a newer service, goes by its sentence. */
export const automationName = (automation: string): string => names[automation] ?? automation;
