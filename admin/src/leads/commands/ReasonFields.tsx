/** Why nothing came of it: the reasons that fit the country, the request and the substatus. */
import { failureReasonById, failureReasonsFor } from '@cotejo/core/reference/failure-reasons';
import { required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { reasonNeeded } from '../../kit/commands/field.ts';
import { type LeadRow } from '../lead.ts';

const textGiven = [required('Especifica el motivo.')];

/** Those that fit every one of the leads. */
export const commonReasons = (
  leads: readonly Pick<LeadRow, 'country' | 'requestTypeId'>[],
  substatusId: number,
) => {
  const [first, ...others] = leads.map((lead) => failureReasonsFor(lead, substatusId));
  return (first ?? []).filter((reason) => others.every((reasons) => reasons.includes(reason)));
};

export const ReasonFields = ({ leads }: { leads: readonly LeadRow[] }) => {
  const { substatusId, reasonId } = useWatch<{ substatusId?: number; reasonId?: number }>();
  if (typeof substatusId !== 'number') return null;
  const asksForText = typeof reasonId === 'number' && failureReasonById(reasonId)?.asksForText;
  return (
    <>
      <ChoiceField
        key={substatusId}
        source="reasonId"
        label="Motivo"
        choices={commonReasons(leads, substatusId)}
        validate={reasonNeeded}
      />
      {asksForText && (
        <TextInput
          source="reasonText"
          label="Especifica el motivo"
          validate={textGiven}
          helperText={false}
          fullWidth
        />
      )}
    </>
  );
};
