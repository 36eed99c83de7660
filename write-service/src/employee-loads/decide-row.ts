/** What one row becomes: the person is registered or completed, and the coverage asked for or its end. */
import { loadPermission } from '@cotejo/core/employee-loads';
import {
  cancelRow,
  dayRefusal,
  differing,
  isSamePolicyNumber,
  type LoadOrder,
  otherPolicy,
  registerRow,
} from '@cotejo/core/employee-loads/server';
import { actorOf, type Staff } from '@cotejo/core/identity';
import {
  insuredPerson,
  isRegistered,
  type PersonRegistration,
  type RegisteredPerson,
} from '@cotejo/core/insured-people';
import { type InsurerTerms, termsOn } from '@cotejo/core/insurer-terms';
import { type CommandContext, uuidV5 } from '@cotejo/core/kit/command-handling';
import { type FieldErrors, rejectInput, Rejection } from '@cotejo/core/kit/event-sourcing';
import { dayInZone } from '@cotejo/core/kit/time';
import { type KnownPolicy } from '@cotejo/core/policies';
import { familyIdOf, policyEmployee, requestActivation } from '@cotejo/core/policy-employees';
import { countryOf } from '@cotejo/core/reference/countries';
import { type Attempt, type FamilyCommands } from './attempt.ts';

export type PlacedOrder = {
  readonly row: number;
  readonly order: LoadOrder;
  readonly personId: string;
  /** Of a row that names a holder. */
  readonly holderId?: string | undefined;
};
/** What all rows of a load are decided on. */
export type LoadFacts = {
  readonly loadId: string;
  readonly sheet: string;
  readonly by: Staff;
  readonly policyId: string;
  readonly policy: KnownPolicy;
  readonly terms: InsurerTerms;
  readonly chain: Pick<CommandContext, 'correlationId' | 'causationId'>;
  readonly now: () => Date;
};
type Decided = { readonly isChanged: boolean; readonly warnings: FieldErrors };
type OrderOf<Kind extends LoadOrder['kind']> = PlacedOrder & {
  readonly order: Extract<LoadOrder, { kind: Kind }>;
};

const isOf = <Kind extends LoadOrder['kind']>(kind: Kind, placed: PlacedOrder): placed is OrderOf<Kind> =>
  placed.order.kind === kind;

type Told = () => FieldErrors | Promise<FieldErrors>;

/** The fields that a decision refuses. */
const errorsOf = async (decide: () => Promise<unknown>): Promise<FieldErrors> => {
  try {
    await decide();
    return {};
  } catch (error) {
    if (error instanceof Rejection) return error.errors;
    throw error;
  }
};

/** A decision that, where it refuses fields, tells the others that are wrong with it: a row is mended in one go. */
const withOthers = async <Answer>(decide: () => Promise<Answer>, others: Told): Promise<Answer> => {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof Rejection) || Object.keys(error.errors).length === 0) throw error;
    return rejectInput({ ...(await others()), ...error.errors });
  }
};

/** @throws Rejection with what is wrong with the row, `VersionConflict`, `StoreUnavailable` */
export const decideRow = (facts: LoadFacts) => {
  const { loadId, sheet, by, policyId, policy, terms, chain, now } = facts;
  const { companyId, country } = policy;
  const { timeZone } = countryOf(country);

  /** The id of a command follows from its row: whoever goes on with the load sends the same. */
  const contextOf = (row: number, part: 'person' | 'coverage'): CommandContext => ({
    commandId: uuidV5(loadId, `${sheet}/${row}/${part}`),
    actor: actorOf(by),
    country,
    now: now(),
    ...chain,
  });

  const windowError = (order: LoadOrder): FieldErrors => {
    const today = dayInZone(now(), timeZone);
    const { retroactiveDays } = termsOn(terms, today);
    const day = order.kind === 'activation' ? order.from : order.until;
    const refused = dayRefusal(order.kind, day, { policy, today, retroactiveDays });
    return refused === undefined ? {} : { effectiveDate: refused };
  };

  const activate = async (
    { attempt, judge, stands }: FamilyCommands,
    { row, order, personId, holderId }: OrderOf<'activation'>,
  ): Promise<Decided> => {
    const registration: PersonRegistration = {
      country,
      companyId,
      identity: order.identity,
      ...(order.bankAccount && { bankAccount: order.bankAccount }),
      ...(order.kinship && holderId && { kinship: { holderId, ...order.kinship } }),
    };
    const register = async () => {
      if (order.kinship && holderId) {
        // As it stands after the holder’s own row.
        const holder = await stands(insuredPerson, holderId);
        if (!isRegistered(holder) || holder.companyId !== companyId || holder.kinship)
          rejectInput({ holderLegalId: 'La empresa no tiene a ese empleado, y el archivo tampoco.' });
      }
      return attempt(insuredPerson, personId, registerRow(registration), contextOf(row, 'person'));
    };
    const familyHolder = holderId ?? personId;
    const { from, coverageGroup, restrictionIds } = order;
    const ask = (send: Attempt, person: RegisteredPerson) =>
      send(
        policyEmployee,
        familyIdOf(policyId, familyHolder),
        (family, at) => {
          const today = dayInZone(at, timeZone);
          const { retroactiveDays } = termsOn(terms, today);
          return requestActivation({
            by,
            permission: loadPermission('activation'),
            policyId,
            policy,
            retroactiveDays,
            today,
            person: { id: personId, ...person },
            holderId: familyHolder,
            from,
            coverageGroup,
            restrictionIds,
          })(family, at);
        },
        contextOf(row, 'coverage'),
      );
    // Of whom the record refuses, the coverage is judged as of who is told.
    const told: RegisteredPerson = { ...registration, status: 'active', files: [] };
    const person = await withOthers(register, () =>
      order.isInsured ? errorsOf(() => ask(judge, told)) : {},
    );
    const warnings = person.before ? differing(person.before, registration) : {};
    if (!order.isInsured) return { isChanged: person.isChanged, warnings };
    const coverage = await ask(attempt, person.after as RegisteredPerson);
    return { isChanged: person.isChanged || coverage.isChanged, warnings };
  };

  const cancel = async (
    { attempt, stands }: FamilyCommands,
    { row, order, personId, holderId }: OrderOf<'cancellation'>,
  ): Promise<Decided> => {
    const person = await stands(insuredPerson, personId);
    if (!isRegistered(person) || person.companyId !== companyId)
      return rejectInput({ ...windowError(order), legalId: 'La empresa no tiene a esa persona.' });
    if (holderId && person.kinship?.holderId !== holderId)
      rejectInput({
        ...windowError(order),
        holderLegalId: person.kinship ? 'Es carga de otro titular.' : 'Es empleada, y no carga de nadie.',
      });
    const { isChanged } = await attempt(
      policyEmployee,
      familyIdOf(policyId, person.kinship?.holderId ?? personId),
      (family, at) => {
        const today = dayInZone(at, timeZone);
        const { retroactiveDays } = termsOn(terms, today);
        return cancelRow(personId, order, {
          by,
          permission: loadPermission('cancellation'),
          policy,
          today,
          retroactiveDays,
        })(family, at);
      },
      contextOf(row, 'coverage'),
    );
    return { isChanged, warnings: {} };
  };

  const decide = async (commands: FamilyCommands, placed: PlacedOrder): Promise<Decided> => {
    if (isOf('activation', placed)) return activate(commands, placed);
    return isOf('cancellation', placed) ? cancel(commands, placed) : { isChanged: false, warnings: {} };
  };

  return async (commands: FamilyCommands, placed: PlacedOrder): Promise<Decided> => {
    const { policyNumber } = placed.order;
    if (policyNumber === undefined || isSamePolicyNumber(policyNumber, policy.number))
      return decide(commands, placed);
    const others = await errorsOf(() => decide({ ...commands, attempt: commands.judge }, placed));
    return rejectInput({ ...others, policyNumber: otherPolicy(policy.number) });
  };
};
