/** Asking for a person's coverage by a policy. */
import {
  type Decision,
  type FieldErrors,
  reject,
  rejectActor,
  rejectInput,
  rejectUnknown,
  unlessErased,
} from '../kit/event-sourcing/index.ts';
import { ageOn, spelledDay } from '../kit/time/index.ts';
import { sees, type Staff } from '../identity/index.ts';
import { type DependantType, dependantType, dependantTypeAt } from '../reference/dependant-types.ts';
import { noRestriction, restrictionCodes } from '../reference/restriction-codes.ts';
import { type Permission } from '../reference/permissions.ts';
import { refusalOf } from '../collective/index.ts';
import { effectiveWindow, outsideOf } from '../collective/index.ts';
import { missingOf, type RegisteredPerson } from '../insured-people/index.ts';
import { groupRefusal, type KnownPolicy, policyOfCompanyRule } from '../policies/index.ts';
import { checkEarlier } from './about-coverage.ts';
import { completeActivation } from './activation.ts';
import { type Coverage, type Family, isOpen } from './family.ts';
import { type PolicyEmployeeEvent } from './process-events.ts';

export type Insured = Omit<RegisteredPerson, 'files'> & { readonly id: string };

export type ActivationRequest = {
  readonly by: Staff;
  /** By which it is allowed, where that is another one than that of a single request: a row of a load has its own. */
  readonly permission?: Permission | undefined;
  readonly policyId: string;
  readonly policy: KnownPolicy;
  /** The insurer's, of today. */
  readonly retroactiveDays: number;
  /** In the policy's country, `YYYY-MM-DD`. */
  readonly today: string;
  readonly person: Insured;
  /** The holder: the person, or the one on whom the person depends. */
  readonly holderId: string;
  /** The first day with coverage. */
  readonly from: string;
  /** A dependant without one has the holder's. */
  readonly coverageGroup?: string | undefined;
  readonly restrictionIds: readonly number[];
};

type Checked = ActivationRequest & { readonly coverages: readonly Coverage[] };

const openOf = (coverages: readonly Coverage[], personId: string): Coverage | undefined =>
  coverages.find((one) => one.personId === personId && isOpen(one));

const checkPerson = ({ policy, person, holderId }: Checked): void => {
  if (person.companyId !== policy.companyId)
    rejectUnknown('No existe esa persona en la empresa de la póliza.');
  if (person.status === 'inactive') rejectInput({ personId: 'La persona está inactiva.' });
  if ((person.kinship?.holderId ?? person.id) !== holderId)
    rejectInput({ holderId: 'La persona no depende de ese titular.' });
  if (policy.scope === 'holderOnly' && person.kinship)
    rejectInput({ personId: 'La póliza asegura solo a titulares.' });
  if (policy.scope === 'dependantOnly' && !person.kinship)
    rejectInput({ personId: 'La póliza asegura solo a las cargas.' });
};

/** The holder's coverage on which a dependant's depends; nothing where it depends on none. */
const holderOf = ({ policy, person, holderId, from, coverages }: Checked): Coverage | undefined => {
  if (!person.kinship || policy.scope !== 'holderWithDependants') return undefined;
  const holder = openOf(coverages, holderId);
  if (!holder)
    return reject('HOLDER_NOT_INSURED', 'Primero va el titular: no tiene un alta abierta en la póliza.');
  if (holder.status === 'PROCESS_CANCELLATION')
    return reject('HOLDER_NOT_INSURED', 'La baja del titular está en proceso.');
  if (from < holder.from)
    return rejectInput({ from: `Debe ser desde el ${spelledDay(holder.from)}: ese día empieza el titular.` });
  return holder;
};

const checkOverlap = ({ coverages, person, from }: Checked): void => {
  if (openOf(coverages, person.id))
    reject('ALREADY_OPEN', 'La persona ya tiene un alta o una cobertura abierta en esta póliza.');
  checkEarlier(coverages, { personId: person.id, from });
};

/** The type on the first day with coverage: a child grows up, whatever was told. */
const typeOf = ({ policy, person, from, coverages }: Checked): DependantType | undefined => {
  const told = person.kinship?.typeId;
  if (!told) return undefined;
  const born = unlessErased(person.identity)?.birthDate;
  const age = born ? ageOn(born, from) : undefined;
  if (born && born > from) rejectInput({ from: 'La persona nace después de ese día.' });
  const type = age === undefined ? told : dependantTypeAt(told, age);
  const { isPartner, relationship } = dependantType(type);
  const isChild = relationship === 'child' || relationship === 'stepchild';
  const { oldestDependant } = policy;
  if (isChild && age !== undefined && typeof oldestDependant === 'number' && age > oldestDependant)
    rejectInput({ personId: `La póliza asegura a hijos de hasta ${oldestDependant} años.` });
  const hasPartner = coverages.some(
    (one) => isOpen(one) && one.dependantType && dependantType(one.dependantType).isPartner,
  );
  if (isPartner && hasPartner) reject('PARTNER_INSURED', 'El titular ya tiene a una pareja en la póliza.');
  return type;
};

const restrictionsRefusal = (ids: readonly number[]): string | undefined => {
  if (ids.some((id) => !restrictionCodes.some((code) => code.id === id)))
    return 'Elige restricciones de la lista.';
  return ids.includes(noRestriction) && ids.length > 1 ? '«Sin restricción» no va con otras.' : undefined;
};

/** Whether an open coverage is what is asked for. */
const isSame = ({ coverageGroup, from }: ActivationRequest, open: Coverage): boolean =>
  open.from === from && (coverageGroup === undefined || open.coverageGroup === coverageGroup);

/** A repeated request changes nothing, but completes a pending one once no data are missing. */
const askAgain = (
  { by, permission = 'employee:add-policy', policy, person, today, retroactiveDays }: ActivationRequest,
  { status, period }: Coverage,
): Decision<Family, PolicyEmployeeEvent> =>
  status === 'PENDING' && missingOf(person).length === 0
    ? completeActivation({
        by,
        permission,
        period,
        person,
        window: effectiveWindow({ kind: 'activation', today, retroactiveDays, policy }),
      })
    : () => [];

/**
 * Asks for a coverage: what lacks of the person's data makes it pending. The same again changes nothing, but for a pending
 * one that nothing lacks any more: it goes on as by `completeActivation`.
 * @throws Rejection `NOT_FOUND`, `NOT_ALLOWED`, `ALREADY_OPEN`, `HOLDER_NOT_INSURED`, `PARTNER_INSURED`, `INVALID_INPUT`
 */
export const requestActivation =
  (request: ActivationRequest): Decision<Family, PolicyEmployeeEvent> =>
  (family, now) => {
    const { by, policyId, policy, person, holderId, from, today, retroactiveDays, restrictionIds } = request;
    const { coverageGroup } = request;
    const rule = request.permission
      ? { ...policyOfCompanyRule, permission: request.permission }
      : policyOfCompanyRule;
    const held = { country: policy.country, company: policy.companyId };
    if (policy.status === 'deleted' || !sees(rule, by, held))
      return rejectUnknown('No existe esa póliza, o no puedes verla.');
    const refused = refusalOf(request.permission ?? 'employee:add-policy', rule, held, by);
    if (refused !== undefined) return rejectActor(refused);
    const coverages = family.status === 'known' ? family.coverages : [];
    const checked = { ...request, coverages };
    checkPerson(checked);
    const open = openOf(coverages, person.id);
    if (open && isSame(request, open)) return askAgain(request, open)(family, now);
    checkOverlap(checked);
    const holder = holderOf(checked);
    const outside = outsideOf(
      effectiveWindow({ kind: 'activation', today, retroactiveDays, policy, begins: holder?.from }),
      from,
    );
    const group = coverageGroup ?? holder?.coverageGroup;
    const wrong = {
      from: outside,
      restrictionIds: restrictionsRefusal(restrictionIds),
      coverageGroup: groupRefusal(policy, group),
    };
    // All at once: somebody mends a form or a row in one go.
    const errors = Object.entries(wrong).flatMap(([field, why]) => (why === undefined ? [] : [[field, why]]));
    if (errors.length > 0) return rejectInput(Object.fromEntries(errors) as FieldErrors);
    const type = typeOf(checked);
    return [
      {
        type: 'ActivationRequested',
        data: {
          period: coverages.length + 1,
          policyId,
          holderId,
          personId: person.id,
          companyId: policy.companyId,
          insurerId: policy.insurerId,
          country: policy.country,
          from,
          ...(group !== undefined && { coverageGroup: group }),
          ...(type !== undefined && { dependantType: type }),
          restrictionIds: [...restrictionIds].sort((a, b) => a - b),
          missing: [...missingOf(person)],
        },
      },
    ];
  };
