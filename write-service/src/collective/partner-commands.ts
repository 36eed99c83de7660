/** The commands on partners. */
import { rejectActor } from '@cotejo/core/kit/event-sourcing';
import { choice, name, record } from '@cotejo/core/kit/fields';
import { createPartner, partners, updatePartner } from '@cotejo/core/partners';
import { refusalOf } from '@cotejo/core/records';
import { idsOf, partnerKinds } from '@cotejo/core/reference/collective-tables';
import { command } from '../kit/commands/definition.ts';
import { commandOn, recordAggregate } from '../kit/commands/record-aggregate.ts';
import {
  contactsIn,
  countryOfId,
  documentFields,
  documentOf,
  idsByDocument,
  uncheckedContacts,
} from './named-by-document.ts';

const { creation, guard, rule } = partners;
const details = { name, kind: choice(idsOf(partnerKinds)) };

export const partnerAggregate = recordAggregate(partners, {
  ids: idsByDocument(guard.unknown),
  tag: 'Seguros colectivos',
  commands: [
    command({
      name: 'create',
      permission: creation.permission,
      summary: 'Registra a un partner: una corredora o una aseguradora por la que llegan pólizas',
      body: record({ ...documentFields, ...details, contacts: uncheckedContacts.default([]) }),
      country: ({ country }) => country,
      decide({ country, documentNumber, contacts, ...given }, { id, by }) {
        const named = documentOf({ country, documentNumber }, id);
        const refused = refusalOf(creation.permission, rule, { country, partner: id }, by);
        if (refused !== undefined) return rejectActor(refused);
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
