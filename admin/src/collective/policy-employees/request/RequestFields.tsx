/** The fields of a request for a coverage: the first day with its window, the group, and what is restricted. */
import { effectiveWindow } from '@cotejo/core/collective';
import { missingLabel, type PersonRecord } from '@cotejo/core/insured-people';
import { ageOn } from '@cotejo/core/kit/time';
import { type PolicyRecord } from '@cotejo/core/policies';
import { coverageLabels } from '@cotejo/core/policy-employees';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { dependantTypeAt, dependantTypes } from '@cotejo/core/reference/dependant-types';
import { noRestriction, restrictionCodes } from '@cotejo/core/reference/restriction-codes';
import { Alert } from '@mui/material';
import { CheckboxGroupInput, DateInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../kit/commands/ChoiceField.tsx';
import { dayNeeded, fieldOf } from '../../../kit/commands/field.ts';
import { windowText } from '../coverage.ts';
import { useCuttingDays } from '../useCuttingDays.ts';

const field = fieldOf(coverageLabels);
const asTyped = (day: string) => day;

/** The part of a policy that a request needs; readable without the permission to read policies. */
export type RequestablePolicy = Pick<
  PolicyRecord,
  'id' | 'number' | 'coverageType' | 'insurerId' | 'validFrom' | 'validUntil' | 'coverageGroups'
>;

/** Between which days it may begin; what depends on a holder's beginning, the service says. */
const useWindow = ({ insurerId, validFrom, validUntil }: RequestablePolicy): string | undefined => {
  const days = useCuttingDays().data?.find(({ id }) => id === insurerId);
  if (!days) return undefined;
  return windowText(
    effectiveWindow({ kind: 'activation', ...days, policy: { from: validFrom, until: validUntil } }),
  );
};

/** A child's type follows from its age on the first day with coverage. */
const TypeNotice = ({ person }: { person: PersonRecord }) => {
  const from = useWatch({ name: 'from' }) as string | undefined;
  const { dependantType: told, identity } = person;
  if (!told) return null;
  const isDay = from !== undefined && /^\d{4}-\d\d-\d\d$/.test(from);
  const type = isDay && identity?.birthDate ? dependantTypeAt(told, ageOn(identity.birthDate, from)) : told;
  return <Alert severity="info">Tipo de carga ese día: {nameIn(dependantTypes, type)}.</Alert>;
};

const MissingNotice = ({ person: { missing } }: { person: PersonRecord }) => {
  if (missing.length === 0) return null;
  const names = missing.map(missingLabel).join(', ');
  return (
    <Alert severity="warning">Le falta: {names}. El alta se guarda y espera hasta que se complete.</Alert>
  );
};

/** «Sin restricción» goes with no other. */
const fitting = (ids: unknown) =>
  Array.isArray(ids) && ids.includes(noRestriction) && ids.length > 1
    ? '«Sin restricción» no va con otras.'
    : undefined;

type RequestFieldsProps = { policy: RequestablePolicy; person: PersonRecord | undefined };

export const RequestFields = ({ policy, person }: RequestFieldsProps) => {
  const window = useWindow(policy);
  return (
    <>
      {person && <MissingNotice person={person} />}
      <DateInput
        {...field('askedFrom')}
        source="from"
        validate={dayNeeded}
        parse={asTyped}
        helperText={window ?? false}
      />
      {person && <TypeNotice person={person} />}
      {policy.coverageGroups.length > 0 && (
        <ChoiceField
          {...field('coverageGroup')}
          choices={policy.coverageGroups.map(({ code, name }) => ({ id: code, name: `${code} · ${name}` }))}
          // A dependant without one has the holder's.
          isOptional={Boolean(person?.holderId)}
        />
      )}
      <CheckboxGroupInput
        {...field('restrictionIds')}
        choices={[...restrictionCodes]}
        translateChoice={false}
        validate={fitting}
        row={false}
      />
    </>
  );
};
