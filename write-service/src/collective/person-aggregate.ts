/** Insured people as clients meet them: their commands, and the record that is answered. */
import { company, isRegistered as isCompany } from '@cotejo/core/companies';
import {
  attachPersonFile,
  insuredPeople,
  insuredPerson,
  isRegistered,
  listedName,
} from '@cotejo/core/insured-people';
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { guarded } from '@cotejo/core/records';
import { type StaffDirectory } from '../identity/index.ts';
import { recordAggregate } from '../kit/commands/record-aggregate.ts';
import { namedFiles } from './named-files.ts';
import { personCommandsOf, type PersonParts } from './person-commands.ts';

const { permission } = insuredPeople.commands['attach-file'];

export const personAggregate = (parts: PersonParts & { readonly directory: StaffDirectory }) =>
  recordAggregate(insuredPeople, {
    tag: 'Seguros colectivos',
    commands: personCommandsOf(parts),
    attachments: {
      permission,
      check: (state, file, by, now) =>
        void guarded(insuredPeople.guard, permission, by, attachPersonFile(file))(state, now),
      idsOf: (state) => (isRegistered(state) ? state.files.map(({ id }) => id) : []),
    },
    async complete(row) {
      const [ofCompany, ofHolder, files] = await Promise.all([
        parts.load(company, row.companyId),
        row.holderId === null ? undefined : parts.load(insuredPerson, row.holderId),
        namedFiles(parts.directory, row.files),
      ]);
      const holder = ofHolder && isRegistered(ofHolder.state) && unlessErased(ofHolder.state.identity);
      return {
        ...row,
        files,
        companyName: isCompany(ofCompany.state) ? ofCompany.state.legalName : null,
        holderName: holder ? listedName(holder) : null,
      };
    },
  });
