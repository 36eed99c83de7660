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
import { refusalOf } from '../records/index.ts';
import { effectiveWindow, outsideOf } from '../collective/index.ts';
import { missingOf, type RegisteredPerson } from '../insured-people/index.ts';
import { groupRefusal, type KnownPolicy, policyOfCompanyRule } from '../policies/index.ts';
import { earlierRefusal } from './about-coverage.ts';
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

const dependsOnHolder = ({ policy, person }: Checked): boolean =>
  person.kinship !== undefined && policy.scope === 'holderWithDependants';

/** The reason that a policy does not insure a person, in Spanish; `undefined` where it does. */
const personRefusal = ({ policy, person }: Checked): string | undefined => {
  if (person.status === 'inactive') return 'La persona está inactiva.';
  if (policy.scope === 'holderOnly' && person.kinship) return 'La póliza asegura solo a titulares.';
  if (policy.scope === 'dependantOnly' && !person.kinship) return 'La póliza asegura solo a las cargas.';
  return undefined;
};

const isOfHolder = ({ person, holderId }: Checked): boolean =>
  (person.kinship?.holderId ?? person.id) === holderId;

const checkHolder = (holder: Coverage | undefined): void => {
  if (!holder) reject('HOLDER_NOT_INSURED', 'Primero va el titular: no tiene un alta abierta en la póliza.');
  else if (holder.status === 'PROCESS_CANCELLATION')
    reject('HOLDER_NOT_INSURED', 'La baja del titular está en proceso.');
};

type OnFirstDay = {
  readonly born?: string | undefined;
  readonly age?: number | undefined;
  readonly type?: DependantType | undefined;
};

/** A dependant on the first day with coverage: a child grows up, whatever was told. */
const onFirstDay = ({ person, from }: Checked): OnFirstDay => {
  const told = person.kinship?.typeId;
  if (!told) return {};
  const born = unlessErased(person.identity)?.birthDate ?? undefined;
  const age = born ? ageOn(born, from) : undefined;
  return { born, age, type: age === undefined ? told : dependantTypeAt(told, age) };
};

/** The reason that a child is too old for a policy, in Spanish; `undefined` where it is not. */
const ageRefusal = (
  { policy: { oldestDependant } }: Checked,
  { age, type }: OnFirstDay,
): string | undefined => {
  if (!type || age === undefined || typeof oldestDependant !== 'number') return undefined;
  const { relationship } = dependantType(type);
  const isChild = relationship === 'child' || relationship === 'stepchild';
  return isChild && age > oldestDependant
    ? `La póliza asegura a hijos de hasta ${oldestDependant} años.`
    : undefined;
};

const checkPartner = (coverages: readonly Coverage[], type: DependantType | undefined): void => {
  const hasPartner = coverages.some(
    (one) => isOpen(one) && one.dependantType && dependantType(one.dependantType).isPartner,
  );
  if (type && dependantType(type).isPartner && hasPartner)
    reject('PARTNER_INSURED', 'El titular ya tiene a una pareja en la póliza.');
};

const restrictionsRefusal = (ids: readonly number[]): string | undefined => {
  if (ids.some((id) => !restrictionCodes.some((code) => code.id === id)))
    return 'Elige restricciones de la lista.';
  return ids.includes(noRestriction) && ids.length > 1 ? '«Sin restricción» no va con otras.' : undefined;
};

type Found = OnFirstDay & {
  /** The holder's coverage on which a dependant's depends. */
  readonly holder: Coverage | undefined;
  readonly group: string | undefined;
};

/** All faults of a request, by field, so that a form or a row is mended in one go. */
const fieldErrors = (checked: Checked, { holder, group, ...first }: Found): FieldErrors => {
  const { policy, person, from, today, retroactiveDays, restrictionIds, coverages } = checked;
  const begins = holder?.from;
  const window = effectiveWindow({ kind: 'activation', today, retroactiveDays, policy, begins });
  const isToComeFromHolder = group === undefined && dependsOnHolder(checked) && !holder;
  const wrong = {
    personId: personRefusal(checked) ?? ageRefusal(checked, first),
    holderId: isOfHolder(checked) ? undefined : 'La persona no depende de ese titular.',
    from:
      earlierRefusal(coverages, { personId: person.id, from }) ??
      (begins !== undefined && from < begins
        ? `Debe ser desde el ${spelledDay(begins)}: ese día empieza el titular.`
        : outsideOf(window, from)) ??
      (first.born && first.born > from ? 'La persona nace después de ese día.' : undefined),
    restrictionIds: restrictionsRefusal(restrictionIds),
    coverageGroup: isToComeFromHolder ? undefined : groupRefusal(policy, group),
  };
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([field, why]) => (why === undefined ? [] : [[field, why]])),
  );
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
    const { by, policyId, policy, person, holderId, from, restrictionIds, coverageGroup } = request;
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
    if (person.companyId !== policy.companyId)
      return rejectUnknown('No existe esa persona en la empresa de la póliza.');
    const open = openOf(coverages, person.id);
    if (open && isOfHolder(checked) && personRefusal(checked) === undefined)
      return isSame(request, open)
        ? askAgain(request, open)(family, now)
        : reject('ALREADY_OPEN', 'La persona ya tiene un alta o una cobertura abierta en esta póliza.');
    const holder = dependsOnHolder(checked) ? openOf(coverages, holderId) : undefined;
    const first = onFirstDay(checked);
    const { type } = first;
    const group = coverageGroup ?? holder?.coverageGroup;
    const errors = fieldErrors(checked, { holder, group, ...first });
    if (Object.keys(errors).length > 0) return rejectInput(errors);
    if (dependsOnHolder(checked)) checkHolder(holder);
    checkPartner(coverages, type);
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
