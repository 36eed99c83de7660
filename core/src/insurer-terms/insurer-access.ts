/** Access to insurers' terms: the house of the insurer's country. */
import { type AllowedCommand, allowedCommands } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type ScopeRule, type Staff } from '../identity/index.ts';
import { type OrganizationType, organizationTypes } from '../reference/organization-types.ts';
import { type Permission } from '../reference/permissions.ts';
import { houseHolders } from '../collective/index.ts';
import { refusalOf } from '../records/index.ts';

export const insurerRule = {
  permission: 'admin:insurer-read',
  heldBy: houseHolders,
} as const satisfies ScopeRule;

/** The list that people save views of. */
export const insurerList = { resource: 'insurers', permission: insurerRule.permission } as const;

const noInsurers: readonly OrganizationType[] = ['CORREDOR', 'CORREDORA', 'CLINICA', 'PRESTADOR'];

/** Types of organizations that insure themselves: brokers are partners, and clinics give the care. */
export const insurerTypes = organizationTypes.filter(({ id }) => !noInsurers.includes(id)) as readonly {
  readonly id: OrganizationType;
  readonly name: string;
}[];
export const isInsurer = ({ type }: { readonly type: OrganizationType }): boolean =>
  insurerTypes.some(({ id }) => id === type);

export const insurerPermissions = {
  'set-cutting-day': 'admin:insurer-update-cutting-day',
  'set-retroactive-days': 'admin:insurer-update-retroactive-days',
  'create-contact': 'admin:insurer-create-contact',
  'update-contact': 'admin:insurer-update-contact',
  'delete-contact': 'admin:insurer-delete-contact',
} as const satisfies Record<string, Permission>;
export type InsurerCommand = keyof typeof insurerPermissions;
export const insurerCommands = Object.keys(insurerPermissions) as [InsurerCommand, ...InsurerCommand[]];

export const allowedInsurerCommands = (
  country: CountryCode,
  viewer: Staff,
): readonly AllowedCommand<InsurerCommand>[] =>
  allowedCommands(insurerCommands, (command) =>
    refusalOf(insurerPermissions[command], insurerRule, { country }, viewer),
  );
