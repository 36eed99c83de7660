/** The commands that a viewer may send next to a record of the catalogue, and in Spanish why not. */
import { type AllowedCommand, allowedCommands, notByRole } from '../../kit/allowed-commands/index.ts';
import { may, type Staff } from '../../identity/index.ts';
import { type Permission } from '../../reference/permissions.ts';
import { mayTendCatalogue, ofAnotherCountry } from './catalogue-access.ts';
import { type RegisteredEntry, entryCommands } from '../../kit/entries/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';

export const productCommands = ['change', 'price', 'attach-document', 'publish', 'withdraw'] as const;

/** The permission of each command; the same in the routes. */
export const catalogueCommandPermission = {
  register: 'catalogue:write',
  draft: 'catalogue:write',
  change: 'catalogue:write',
  price: 'catalogue:write',
  'attach-document': 'catalogue:write',
  hide: 'catalogue:publish',
  show: 'catalogue:publish',
  publish: 'catalogue:publish',
  withdraw: 'catalogue:publish',
  'set-rows': 'catalogue:publish',
} as const satisfies Readonly<Record<string, Permission>>;
type CommandName = keyof typeof catalogueCommandPermission;

const allowed = <Name extends CommandName>(
  commands: readonly Name[],
  country: CountryCode,
  staff: Staff,
  refusal: (command: Name) => string | undefined,
): readonly AllowedCommand<Name>[] =>
  allowedCommands(commands, (command) => {
    if (!may(staff, catalogueCommandPermission[command])) return notByRole;
    return mayTendCatalogue(country, staff) ? refusal(command) : ofAnotherCountry;
  });

type Somewhere = { readonly country: CountryCode };

/** Of an organization, a type, a clinic or a term. @returns each command with, in Spanish, why it would be refused */
export const allowedEntryCommands = (
  { status, details }: RegisteredEntry<Somewhere>,
  staff: Staff,
): readonly AllowedCommand<(typeof entryCommands)[number]>[] =>
  allowed(entryCommands, details.country, staff, (command) => {
    if (command === 'hide' && status === 'hidden') return 'Ya está oculto.';
    if (command === 'show' && status === 'shown') return 'Ya está visible.';
    return undefined;
  });

/** Of a product. Whether its draft can be published its fields tell, and the refusal by field. */
export const allowedProductCommands = (
  { status, country }: { readonly status: 'draft' | 'published' | 'withdrawn' } & Somewhere,
  staff: Staff,
): readonly AllowedCommand<(typeof productCommands)[number]>[] =>
  allowed(productCommands, country, staff, (command) =>
    command === 'withdraw' && status !== 'published' ? 'El producto no está publicado.' : undefined,
  );

/** Of a dated table, which always is there. */
export const allowedTableCommands = (
  country: CountryCode,
  staff: Staff,
): readonly AllowedCommand<'set-rows'>[] => allowed(['set-rows'], country, staff, () => undefined);
