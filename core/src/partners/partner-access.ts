/** Access to partners: the scope rule, and what somebody may do with one now. Decisions, answers and the console use it. */
import { type AllowedCommand, allowedCommands } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type ScopeRule, type Staff } from '../identity/index.ts';
import { type Permission } from '../reference/permissions.ts';
import { documentId, type Guard, houseHolders, refusalOf } from '../collective/index.ts';
import { type Partner } from './partner.ts';

export const partnerRule = {
  permission: 'admin:partner-read',
  heldBy: { country: ['country'], partner: ['partner'], all: [] },
} as const satisfies ScopeRule;

export const partnerHistoryRule = { ...partnerRule, heldBy: houseHolders } as const;

/** The list that people save views of. */
export const partnerList = { resource: 'partners', permission: partnerRule.permission } as const;

type Placed = { readonly country: CountryCode; readonly documentNumber: string };
const heldBy = ({ country, documentNumber }: Placed) => ({
  country,
  partner: documentId(country, documentNumber),
});

export const partnerGuard: Guard<Partner> = {
  rule: partnerRule,
  held: (partner) => (partner.status === 'known' ? heldBy(partner) : undefined),
  unknown: 'No existe ese partner, o no puedes verlo.',
};

/** The permission of each command on a partner that there is. */
export const partnerPermissions = {
  update: 'admin:partner-update',
} as const satisfies Record<string, Permission>;
export type PartnerCommand = keyof typeof partnerPermissions;
export const partnerCommands = Object.keys(partnerPermissions) as [PartnerCommand, ...PartnerCommand[]];

/** The commands on a partner, each with whether this person may send it, and in Spanish why not. */
export const allowedPartnerCommands = (
  partner: Placed,
  viewer: Staff,
): readonly AllowedCommand<PartnerCommand>[] =>
  allowedCommands(partnerCommands, (command) =>
    refusalOf(partnerPermissions[command], partnerRule, heldBy(partner), viewer),
  );
