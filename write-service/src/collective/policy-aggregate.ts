/** Policies as clients meet them: their commands, their files, and the record that is answered. */
import { company, isRegistered } from '@cotejo/core/companies';
import { organization } from '@cotejo/core/organizations';
import { partner } from '@cotejo/core/partners';
import { attachPolicyFile, isKnown, policies } from '@cotejo/core/policies';
import { guarded } from '@cotejo/core/records';
import { type StaffDirectory } from '../identity/index.ts';
import { recordAggregate } from '../kit/commands/record-aggregate.ts';
import { namedFiles } from './named-files.ts';
import { policyCommandsOf, type PolicyParts } from './policy-commands.ts';

const { permission } = policies.commands['attach-file'];

export const policyAggregate = (parts: PolicyParts & { readonly directory: StaffDirectory }) =>
  recordAggregate(policies, {
    tag: 'Seguros colectivos',
    commands: policyCommandsOf(parts),
    attachments: {
      permission,
      check: (state, file, by, now) =>
        void guarded(policies.guard, permission, by, attachPolicyFile(file))(state, now),
      idsOf: (state) => (isKnown(state) ? state.files.map(({ id }) => id) : []),
    },
    async complete(row) {
      const { directory, load } = parts;
      const [ofCompany, ofInsurer, ofPartner, files] = await Promise.all([
        load(company, row.companyId),
        load(organization, row.insurerId),
        row.partnerId === null ? undefined : load(partner, row.partnerId),
        namedFiles(directory, row.files),
      ]);
      return {
        ...row,
        files,
        companyName: isRegistered(ofCompany.state) ? ofCompany.state.legalName : null,
        insurerName: ofInsurer.state.status === 'unknown' ? null : ofInsurer.state.details.displayName,
        partnerName: ofPartner?.state.status === 'known' ? ofPartner.state.name : null,
      };
    },
  });
