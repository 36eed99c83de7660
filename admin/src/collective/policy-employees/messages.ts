/** Console messages about coverages, in Spanish. */
export const coverageEventMessages = {
  ActivationRequested: 'Se pidió un alta',
  ActivationCompleted: 'Se completó un alta',
  ActivationWithdrawn: 'Se retiró un alta',
  ActivationAccepted: 'Se aceptó un alta',
  ActivationDeclined: 'Se rechazó un alta',
  CancellationRequested: 'Se pidió una baja',
  CancellationAccepted: 'Se aceptó una baja',
  CancellationDeclined: 'Se rechazó una baja',
};
