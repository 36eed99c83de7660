/** Console messages about collective insurance, in Spanish. */
import { companyEventMessages, companyMessages } from './companies/messages.ts';
import { insurerEventMessages, insurerMessages } from './insurers/messages.ts';
import { partnerEventMessages, partnerMessages } from './partners/messages.ts';
import { coverageEventMessages } from './policy-employees/messages.ts';

export const collectiveMessages = {
  cotejo: {
    parts: { collective: 'Seguros colectivos' },
    collective: {
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
    auditoria: {
      chain: {
        events: {
          ...companyEventMessages,
          ...partnerEventMessages,
          ...insurerEventMessages,
          ...coverageEventMessages,
        },
      },
    },
  },
};
