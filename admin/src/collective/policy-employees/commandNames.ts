/** The commands on coverages by their names in addresses. */
export const coverageCommandNames = {
  'request-activation': 'Pedir un alta',
  complete: 'Enviar a la aseguradora',
  withdraw: 'Retirar la solicitud',
  'accept-activation': 'Aceptar el alta',
  'decline-activation': 'Rechazar el alta',
  'request-cancellation': 'Pedir la baja',
  'accept-cancellation': 'Aceptar la baja',
  'decline-cancellation': 'Rechazar la baja',
  'take-review': 'Revisarla yo',
  'release-review': 'Dejar de revisar',
  'put-in-file': 'Poner en un archivo a la aseguradora',
} as const;
