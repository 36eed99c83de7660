/** Policies as clients meet them: their commands, their files, and the record that is answered. */
import { guarded, isSeen } from '@cotejo/core/records';
import { company, isRegistered } from '@cotejo/core/companies';
import { rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { organization } from '@cotejo/core/organizations';
import {
  allowedPolicyCommands,
  attachPolicyFile,
  isKnown,
  type Policy,
  policy,
  type PolicyEvent,
  policyGuard,
  policyPermissions,
  type PolicyRecord,
  policyRecordSchema,
  policyValues,
} from '@cotejo/core/policies';
import { partner } from '@cotejo/core/partners';
import { type StaffDirectory } from '../identity/index.ts';
import { type CommandedAggregate } from '../kit/commands/definition.ts';
import { namedFiles } from './named-files.ts';
import { policyCommandsOf, type PolicyParts } from './policy-commands.ts';

export const policyAggregate = (
  parts: PolicyParts & { readonly directory: StaffDirectory },
): CommandedAggregate<Policy, PolicyEvent, PolicyRecord> => ({
  name: 'policies',
  tag: 'Seguros colectivos',
  decider: policy,
  commands: policyCommandsOf(parts),
  attachments: {
    permission: policyPermissions['attach-file'],
    check: (state, file, by, now) =>
      void guarded(policyGuard, policyPermissions['attach-file'], by, attachPolicyFile(file))(state, now),
    idsOf: (state) => (isKnown(state) ? state.files.map(({ id }) => id) : []),
  },
  maySee: (state, viewer) => isSeen(policyGuard, state, viewer),
  shown: policyRecordSchema,
  async show(id, state, at, viewer) {
    if (!isKnown(state)) return rejectUnknown(policyGuard.unknown);
    const { directory, load } = parts;
    const { files, ...values } = policyValues(id, state);
    const [ofCompany, ofInsurer, ofPartner, withNames] = await Promise.all([
      load(company, state.companyId),
      load(organization, state.insurerId),
      values.partnerId === null ? undefined : load(partner, values.partnerId),
      namedFiles(directory, files),
    ]);
    return {
      ...values,
      ...at,
      files: withNames,
      companyName: isRegistered(ofCompany.state) ? ofCompany.state.legalName : null,
      insurerName: ofInsurer.state.status === 'unknown' ? null : ofInsurer.state.details.displayName,
      partnerName: ofPartner?.state.status === 'known' ? ofPartner.state.name : null,
      allowedCommands: allowedPolicyCommands(state, viewer),
    };
  },
});
