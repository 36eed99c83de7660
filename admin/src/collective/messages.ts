/** Console messages about collective insurance, in Spanish. */
import { companyEventMessages, companyMessages } from './companies/messages.ts';
import { insurerEventMessages, insurerMessages } from './insurers/messages.ts';
import { partnerEventMessages, partnerMessages } from './partners/messages.ts';
import { personEventMessages, personMessages } from './people/messages.ts';
import { policyEventMessages, policyMessages } from './policies/messages.ts';
import { coverageEventMessages } from './policy-employees/messages.ts';

export const collectiveMessages = {
  cotejo: {
    parts: { collective: 'Seguros colectivos' },
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
    companies: companyMessages,
    partners: partnerMessages,
    insurers: insurerMessages,
    policies: policyMessages,
    'policy-history': { name: 'Historial' },
    'insured-people': personMessages,
    'insured-person-history': { name: 'Historial' },
    auditoria: {
      chain: {
        events: {
          ...companyEventMessages,
          ...partnerEventMessages,
          ...insurerEventMessages,
          ...policyEventMessages,
          ...personEventMessages,
          ...coverageEventMessages,
        },
      },
    },
  },
};
