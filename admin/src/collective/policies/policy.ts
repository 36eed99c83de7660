/** Names of what policies have beside the tables of the specification. */

export const policyStates = [
  { id: 'known', name: 'Registrada' },
  { id: 'deleted', name: 'Eliminada' },
] as const;

export const notificationNames = [
  { id: 'cuttingDay', name: 'En su día de corte' },
  { id: 'daily', name: 'Cada día' },
  { id: 'none', name: 'No le avisamos' },
] as const;
