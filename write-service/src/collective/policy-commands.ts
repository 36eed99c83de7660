/** The commands on policies. */
import { refusalOf } from '@cotejo/core/records';
import { company, whileActive } from '@cotejo/core/companies';
import { sees, type Staff } from '@cotejo/core/identity';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type Decision, rejectActor, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { organization } from '@cotejo/core/organizations';
import { partner } from '@cotejo/core/partners';
import {
  attachPolicyFile,
  createPolicy,
  deletePolicy,
  duplicatePolicy,
  isKnown,
  type KnownPolicy,
  type Policy,
  policy,
  type PolicyEvent,
  policies,
  policyOfCompanyRule,
  renewPolicy,
  setInsurerNotification,
  updatePolicy,
  withdrawPolicyFile,
} from '@cotejo/core/policies';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Permission } from '@cotejo/core/reference/permissions';
import { fileOf, type FileStore, toWithdraw, withdrawing } from '../files/index.ts';
import { type Command, command } from '../kit/commands/definition.ts';
import { attaching } from './attaching.ts';
import { companyFor } from './company-for.ts';
import { type CoverageCounts } from './coverage-counts.ts';
import { commandOn } from '../kit/commands/record-aggregate.ts';
import { because, copying, creating, notifying, updating } from './policy-bodies.ts';

export type PolicyParts = {
  readonly load: LoadAggregate;
  readonly files: Pick<FileStore, 'find' | 'noteWithdrawing'>;
  readonly coverages: CoverageCounts;
};

const { commands, creation, guard, rule } = policies;
const policyCommand = commandOn(policies);

export const policyCommandsOf = ({
  load,
  files,
  coverages,
}: PolicyParts): readonly Command<Policy, PolicyEvent>[] => {
  const companyOf = companyFor(load);

  const checkInsurer = async (insurerId: string, country: CountryCode): Promise<void> => {
    const { state } = await load(organization, insurerId);
    if (state.status === 'unknown' || state.details.country !== country)
      rejectInput({ insurerId: 'No existe esa aseguradora en el país de la empresa.' });
  };
  const checkPartner = async (
    partnerId: string | null | undefined,
    country: CountryCode | undefined,
  ): Promise<void> => {
    if (!partnerId) return;
    const { state } = await load(partner, partnerId);
    if (state.status === 'unknown' || state.country !== country)
      rejectInput({ partnerId: 'No existe ese partner en el país de la empresa.' });
  };

  /** The policy that a new one is made of, where this person may make one of it. */
  const sourceFor = async (sourceId: string, permission: Permission, by: Staff): Promise<KnownPolicy> => {
    const { state } = await load(policy, sourceId);
    const held = guard.held(state);
    if (!isKnown(state) || !held || !sees(rule, by, held)) return rejectInput({ sourceId: guard.unknown });
    const refused = refusalOf(permission, rule, held, by);
    if (refused !== undefined) return rejectActor(refused);
    return state.status === 'known' ? state : rejectInput({ sourceId: 'La póliza fue eliminada.' });
  };
  /** A policy that is made of another one: its company is that one's. */
  const newFor = async (
    { companyId }: KnownPolicy,
    decide: Decision<Policy, PolicyEvent>,
  ): Promise<Decision<Policy, PolicyEvent>> => whileActive((await load(company, companyId)).state, decide);
  const countryOf = async (sourceId: string): Promise<CountryCode | undefined> =>
    policy.country?.((await load(policy, sourceId)).state);

  return [
    command({
      name: 'create',
      permission: creation.permission,
      summary: 'Crea una póliza de una empresa aprobada',
      body: creating,
      country: ({ companyId }) => companyId.slice(0, companyId.indexOf('-')) as CountryCode,
      async decide(input, { by }) {
        const asking = { by, rule: policyOfCompanyRule, permission: creation.permission } as const;
        const { country } = await companyOf(input.companyId, asking);
        await checkInsurer(input.insurerId, country);
        await checkPartner(input.partnerId, country);
        return createPolicy({ ...input, country });
      },
    }),
    command({
      name: 'duplicate',
      permission: commands.duplicate.permission,
      summary: 'Crea una póliza con las condiciones de otra y su propia vigencia',
      body: copying,
      country: ({ sourceId }) => countryOf(sourceId),
      async decide({ sourceId, ...copied }, { by }) {
        const source = await sourceFor(sourceId, commands.duplicate.permission, by);
        return newFor(source, duplicatePolicy(source, copied));
      },
    }),
    command({
      name: 'renew',
      permission: commands.renew.permission,
      summary: 'Crea la póliza que continúa otra desde el día después de su último',
      body: copying,
      country: ({ sourceId }) => countryOf(sourceId),
      async decide({ sourceId, ...copied }, { by }) {
        const source = await sourceFor(sourceId, commands.renew.permission, by);
        return newFor(source, renewPolicy(sourceId, source, copied));
      },
    }),
    policyCommand({
      name: 'update',
      summary: 'Cambia las condiciones que se dan de una póliza',
      body: updating,
      async decide(given, { id }) {
        if (given.partnerId) await checkPartner(given.partnerId, await countryOf(id));
        return updatePolicy(given, await coverages.inPolicy(id));
      },
    }),
    policyCommand({
      name: 'set-insurer-notification',
      summary: 'Dice cuándo se avisa a la aseguradora de lo aceptado',
      body: notifying,
      decide: ({ insurerNotification }) => setInsurerNotification(insurerNotification),
    }),
    policyCommand({
      name: 'attach-file',
      summary: 'Adjunta un archivo que se subió antes',
      body: attaching,
      decide: async ({ fileId, name }, { id }) =>
        attachPolicyFile(await fileOf(files)({ aggregate: 'policies', ownerId: id }, fileId, name)),
    }),
    policyCommand({
      name: 'withdraw-file',
      summary: 'Retira un archivo que no debía estar; su contenido se borra',
      body: withdrawing,
      decide: async (told, { id, by }) =>
        withdrawPolicyFile(
          await toWithdraw({ load, files })(policy, { aggregate: 'policies', ownerId: id }, told),
          by,
        ),
    }),
    policyCommand({
      name: 'delete',
      summary: 'Elimina una póliza en la que nadie estuvo',
      body: because,
      decide: async ({ reason }, { id }) => deletePolicy(reason, (await coverages.inPolicy(id)).people),
    }),
  ];
};
