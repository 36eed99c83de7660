/** Files for insurers as the console's frame registers them: address, nouns, permissions and commands, apart from their table. */
import { noun } from '../kit/record/index.ts';

export const insurerFileWords = {
  resource: 'insurer-files',
  permission: 'insurer-files:read',
  exported: [],
  noun: noun('archivo', 'archivos', 'm'),
  titles: { one: 'Archivo a aseguradora', many: 'Archivos a aseguradoras' },
  creation: { command: 'prepare', permission: 'insurer-files:send', label: 'Preparar archivo' },
  commands: { send: { permission: 'insurer-files:send', label: 'Marcar como enviado' } },
} as const;

/** The Spanish words for the fields of lines. */
export const insurerLineLabels = {
  name: 'Persona',
  movement: 'Movimiento',
  document: 'Documento',
  dependantType: 'Carga de',
  companyId: 'Empresa',
  policyNumber: 'Póliza y grupo',
  from: 'Con cobertura desde',
  until: 'Con cobertura hasta',
} as const;
