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
      queueNext: 'En activaciones y bajas: la siguiente',
      queueBefore: 'En activaciones y bajas: la anterior',
      queueAccept: 'En activaciones y bajas: aceptar, todas las seleccionadas si las hay',
      queueDecline: 'En activaciones y bajas: rechazar, todas las seleccionadas si las hay',
      queueReview: 'En activaciones y bajas: tomar para revisar, o dejarla (de a una)',
      queueSelect: 'En activaciones y bajas: seleccionar la que se mira, o quitarla de la selección',
    },
    collective: {
      noMatch: 'Nada coincide.',
      history: { title: 'Historial', error: 'No se pudo leer el historial' },
      contact: {
        all: 'Contactos',
        none: 'Sin contactos todavía.',
        name: 'Nombre',
        email: 'Correo',
        phone: 'Teléfono',
        typeId: 'Área',
      },
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
