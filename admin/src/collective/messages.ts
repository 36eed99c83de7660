/** Console messages about collective insurance, in Spanish. */
import { insurerFileMessages, insurerLineMessages } from './insurer-files/messages.ts';
import { insurerMessages } from './insurers/messages.ts';
import { personMessages } from './people/messages.ts';
import {
  coverageHistoryMessages,
  coverageMessages,
  cuttingDayMessages,
} from './policy-employees/messages.ts';

export const collectiveMessages = {
  cotejo: {
    parts: { collective: 'Seguros colectivos' },
    palette: { collective: 'Seguros colectivos' },
    shortcuts: {
      queue: 'Ir a activaciones y bajas',
    },
  },
  resources: {
    insurers: insurerMessages,
    'insurer-files': insurerFileMessages,
    'insurer-lines': insurerLineMessages,
    'company-history': { name: 'Historial' },
    'partner-history': { name: 'Historial' },
    'insurer-history': { name: 'Historial' },
    'policy-history': { name: 'Historial' },
    'insured-people': personMessages,
    'insured-person-history': { name: 'Historial' },
    'employee-companies': {
      name: 'Empresa |||| Empresas',
      error: { list: 'No se pudieron leer las empresas' },
    },
    'requestable-policies': {
      name: 'Póliza |||| Pólizas',
      error: { list: 'No se pudieron leer las pólizas' },
    },
    'policy-employees': coverageMessages,
    'cutting-days': cuttingDayMessages,
    'coverage-history': coverageHistoryMessages,
  },
};
