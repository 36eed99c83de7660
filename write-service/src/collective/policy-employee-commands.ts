/** The commands on coverages: asking for them, answering, and ending them. */
import { effectiveWindow } from '@cotejo/core/collective';
import { isSeen } from '@cotejo/core/records';
import { company, whileActive } from '@cotejo/core/companies';
import { insuredPerson, isRegistered } from '@cotejo/core/insured-people';
import { insurerFile } from '@cotejo/core/insurer-files';
import { type InsurerTerms, insurerTerms, termsOn } from '@cotejo/core/insurer-terms';
import { dayInZone } from '@cotejo/core/kit/time';
import { type Decision, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { day, list, record, whole } from '@cotejo/core/kit/fields';
import { optionalText } from '@cotejo/core/kit/validation';
import { isKnown, type KnownPolicy, policy, policies, policyOfCompanyRule } from '@cotejo/core/policies';
import {
  acceptActivation,
  acceptCancellation,
  completeActivation,
  type Coverage,
  type CoverageRecord,
  coverageRecordSchema,
  declineActivation,
  declineCancellation,
  type Family,
  familyGuard,
  periodOf,
  policyEmployee,
  type PolicyEmployeeEvent,
  processTransitions,
  putInFile,
  releaseReview,
  requestActivation,
  requestCancellation,
  takeReview,
  withdrawActivation,
} from '@cotejo/core/policy-employees';
import { countryOf } from '@cotejo/core/reference/countries';
import { z } from 'zod';
import { command, type CommandedAggregate, type Sending } from '../kit/commands/definition.ts';
import { type CoverageRecordParts, shownCoverage } from './coverage-record.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const longestNote = 500;
const note = optionalText(longestNote).describe('por qué, en palabras; queda en el historial');
const reason = { reasonId: whole(1).describe('un motivo de la tabla'), note };
const asConfirmed = day.optional().describe('como la aseguradora la confirma; la pedida si falta');

export type PolicyEmployeeParts = CoverageRecordParts;

const coverageIn = (family: Family, period: number | undefined): Coverage | undefined =>
  family.status === 'known' ? family.coverages.find((one) => one.period === period) : undefined;

type Loaded = {
  readonly policy: KnownPolicy;
  readonly ofInsurer: InsurerTerms;
};
type Decided = Decision<Family, PolicyEmployeeEvent>;

const [policyIdOf, holderIdOf] = [0, 1].map((place) => (id: string) => id.split('.')[place]!) as [
  (id: string) => string,
  (id: string) => string,
];

export const policyEmployeeAggregate = (
  parts: PolicyEmployeeParts,
): CommandedAggregate<Family, PolicyEmployeeEvent, CoverageRecord> => {
  const { load } = parts;
  const shown = shownCoverage(parts);
  const loaded = async (id: string): Promise<Loaded> => {
    const { state } = await load(policy, policyIdOf(id));
    if (!isKnown(state)) return rejectUnknown(familyGuard.unknown);
    const insurer = await load(insurerTerms, state.insurerId);
    return { policy: state, ofInsurer: insurer.state };
  };
  const personOf = async (personId: string) => {
    const { state } = await load(insuredPerson, personId);
    if (!isRegistered(state)) return rejectUnknown('No existe esa persona en la empresa de la póliza.');
    return { id: personId, ...state };
  };
  /** A decision with the policy, the insurer's terms and the day in the policy's country when the command was sent. */
  const today = async (
    id: string,
    decide: (facts: Loaded['policy'], today: string, terms: ReturnType<typeof termsOn>) => Decided,
  ): Promise<Decided> => {
    const { policy, ofInsurer } = await loaded(id);
    return (family, now) => {
      const day = dayInZone(now, countryOf(policy.country).timeZone);
      return decide(policy, day, termsOn(ofInsurer, day))(family, now);
    };
  };
  /** A decision that asks something new for people of the policy's company. */
  const newly: typeof today = async (id, decide) => {
    const { policy } = await loaded(id);
    const { state } = await load(company, policy.companyId);
    return whileActive(state, await today(id, decide));
  };
  const about = ({ id, by }: Sending) => ({ by, period: periodOf(id) });

  return {
    name: 'policy-employees',
    ids: {
      schema: z
        .string()
        .toLowerCase()
        .regex(new RegExp(`^${uuid}\\.${uuid}(?:\\.[1-9]\\d{0,3})?$`))
        .meta({
          examples: ['c0000000-0000-4000-8000-000000000001.b0000000-0000-4000-8000-000000000001.1'],
        }),
      unknown: familyGuard.unknown,
    },
    tag: 'Seguros colectivos',
    decider: policyEmployee,
    bulkCommands: [
      'complete',
      'accept-activation',
      'decline-activation',
      'accept-cancellation',
      'decline-cancellation',
      'put-in-file',
    ],
    commands: [
      command({
        name: 'request-activation',
        permission: 'employee:add-policy',
        summary: 'Pide el alta de un titular, o de una de sus cargas, en la póliza de la dirección',
        body: record({
          personId: z.uuid('Elige a una persona.').optional().describe('el titular si falta'),
          from: day.describe('el primer día con cobertura'),
          coverageGroup: optionalText(60),
          restrictionIds: list(whole(1), 6).default([]),
        }),
        async decide({ personId, ...asked }, { id, by }) {
          const { state } = await load(policy, policyIdOf(id));
          // Nobody learns from another company's policy whether there is a person.
          if (!isSeen({ ...policies.guard, rule: policyOfCompanyRule }, state, by))
            return rejectUnknown(policies.guard.unknown);
          const holderId = holderIdOf(id);
          const person = await personOf(personId ?? holderId);
          return newly(
            id,
            (policy, today, { retroactiveDays }) =>
            requestActivation({
              ...asked, by, policyId: policyIdOf(id), policy, today, retroactiveDays, person, holderId,
            }), // oxfmt-ignore
          );
        },
      }),
      command({
        name: 'complete',
        permission: processTransitions.complete.permission,
        summary: 'Envía un alta a la que ya no le faltan datos',
        body: record({ from: day.optional().describe('otro primer día que el pedido') }),
        async decide({ from }, sending) {
          const { state: family } = await load(policyEmployee, sending.id);
          const coverage = coverageIn(family, periodOf(sending.id));
          if (!coverage) return rejectUnknown(familyGuard.unknown);
          const person = await personOf(coverage.personId);
          return newly(sending.id, (policy, today, { retroactiveDays }) =>
            completeActivation({
              ...about(sending),
              person,
              from,
              window: effectiveWindow({ kind: 'activation', today, retroactiveDays, policy }),
            }),
          );
        },
      }),
      command({
        name: 'withdraw',
        permission: processTransitions.withdraw.permission,
        summary: 'Retira un alta que se pidió; con la del titular, las de sus cargas',
        body: record({ note }),
        decide: (body, sending) => withdrawActivation({ ...about(sending), ...body }),
      }),
      command({
        name: 'accept-activation',
        permission: processTransitions['accept-activation'].permission,
        summary: 'Acepta un alta',
        body: record({ from: asConfirmed }),
        decide: ({ from }, sending) =>
          today(sending.id, (policy, today, { cuttingDay }) =>
            acceptActivation({ ...about(sending), policy, today, cuttingDay, from }),
          ),
      }),
      command({
        name: 'decline-activation',
        permission: processTransitions['decline-activation'].permission,
        summary: 'Rechaza un alta; con la del titular, las de sus cargas',
        body: record(reason),
        decide: (body, sending) => declineActivation({ ...about(sending), ...body }),
      }),
      command({
        name: 'request-cancellation',
        permission: processTransitions['request-cancellation'].permission,
        summary: 'Pide la baja de alguien asegurado; con la del titular, las de sus cargas',
        body: record({ until: day.describe('el primer día sin cobertura'), ...reason }),
        decide: (body, sending) =>
          today(sending.id, (policy, today, { retroactiveDays }) =>
            requestCancellation({ ...about(sending), ...body, policy, today, retroactiveDays }),
          ),
      }),
      command({
        name: 'accept-cancellation',
        permission: processTransitions['accept-cancellation'].permission,
        summary: 'Acepta una baja',
        body: record({ until: asConfirmed }),
        decide: ({ until }, sending) =>
          today(sending.id, (policy, today, { cuttingDay }) =>
            acceptCancellation({ ...about(sending), policy, today, cuttingDay, until }),
          ),
      }),
      command({
        name: 'decline-cancellation',
        permission: processTransitions['decline-cancellation'].permission,
        summary: 'Rechaza una baja: la cobertura sigue',
        body: record(reason),
        decide: (body, sending) => declineCancellation({ ...about(sending), ...body }),
      }),
      // Permitted by the status of the request, which the decision knows.
      command({
        name: 'take-review',
        perMinute: 120,
        permission: 'loggedIn',
        summary: 'Toma lo pedido para revisarlo: durante 15 minutos nadie más lo responde',
        body: record({}),
        decide: (_, sending) => takeReview(about(sending)),
      }),
      command({
        name: 'release-review',
        permission: 'loggedIn',
        summary: 'Deja de revisar lo pedido',
        body: record({}),
        decide: (_, sending) => releaseReview(about(sending)),
      }),
      command({
        name: 'put-in-file',
        permission: 'insurer-files:send',
        summary: 'Pone lo pedido en un archivo abierto para la aseguradora; después ya no se retira',
        body: record({ fileId: z.uuid('Elige un archivo.') }),
        async decide({ fileId: id }, sending) {
          const { state } = await load(insurerFile, id);
          const { policy } = await loaded(sending.id);
          if (state.status === 'unknown') return putInFile({ ...about(sending), file: undefined, policy });
          const { insurerId, takes, lastDay, country } = state;
          return (family, now) => {
            const isOver = lastDay < dayInZone(now, countryOf(country).timeZone);
            const file = { id, insurerId, isSent: state.status === 'sent', isOver, takes };
            return putInFile({ ...about(sending), file, policy })(family, now);
          };
        },
      }),
    ],
    maySee: (family, viewer) => isSeen(familyGuard, family, viewer),
    shown: coverageRecordSchema,
    async show(id, family, at, viewer) {
      if (family.status === 'unknown') return rejectUnknown(familyGuard.unknown);
      // A request names the family, and made the last one of its coverages.
      const coverage = coverageIn(family, periodOf(id) ?? family.coverages.length);
      if (!coverage) return rejectUnknown(familyGuard.unknown);
      return shown({ family, coverage, ...(await loaded(id)) }, at, viewer);
    },
  };
};
