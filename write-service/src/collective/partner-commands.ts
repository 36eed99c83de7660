/** The commands on partners. */
import { choice, name, record } from '@cotejo/core/kit/fields';
import { createPartner, partners, updatePartner } from '@cotejo/core/partners';
import { idsOf, partnerKinds } from '@cotejo/core/reference/collective-tables';
import { commandOn, creationOn, recordAggregate } from '../kit/commands/record-aggregate.ts';
import {
  contactsIn,
  countryOfId,
  documentFields,
  documentOf,
  idsByDocument,
  uncheckedContacts,
} from './named-by-document.ts';

const details = { name, kind: choice(idsOf(partnerKinds)) };

export const partnerAggregate = recordAggregate(partners, {
  ids: idsByDocument(partners.guard.unknown),
  tag: 'Seguros colectivos',
  commands: [
    creationOn(partners)({
      summary: 'Registra a un partner: una corredora o una aseguradora por la que llegan pólizas',
      body: record({ ...documentFields, ...details, contacts: uncheckedContacts.default([]) }),
      held: ({ country }, id) => ({ country, partner: id }),
      decide({ country, documentNumber, contacts, ...given }, { id }) {
        const named = documentOf({ country, documentNumber }, id);
        return createPartner({ ...given, ...named, contacts: contactsIn(country, contacts) });
      },
    }),
    commandOn(partners)({
      name: 'update',
      summary: 'Cambia los datos que se dan de un partner',
      body: record({ ...details, contacts: uncheckedContacts }).partial(),
      decide: ({ contacts, ...given }, { id }) =>
        updatePartner({
          ...given,
          ...(contacts && { contacts: contactsIn(countryOfId(id), contacts) }),
        }),
    }),
  ],
});
