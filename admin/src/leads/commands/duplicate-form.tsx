/** Which lead came first: found by name, document, e-mail, phone or reference number. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { useState } from 'react';
import { AutocompleteInput, required, useGetList } from 'react-admin';
import { formatInstant } from '../../kit/time/time.ts';
import { type LeadRow } from '../lead.ts';
import { leadName } from '../leadModel.ts';
import { said } from '../../kit/commands/form.ts';
import { type CommandForm } from './form.ts';
import { NoteField } from './NoteField.tsx';

const chosen = [required('Elige la solicitud que llegó primero.')];

/** The service has searched, also by what a choice does not show: document, e-mail, phone and number. */
const found = (): boolean => true;

const described = (lead: LeadRow): string =>
  [leadName(lead) ?? lead.id.slice(0, 8), formatInstant(lead.fecha), statusText(lead.statusId)].join(' · ');

const Fields = ({ leads }: { leads: readonly LeadRow[] }) => {
  const [lead] = leads;
  // The person's other leads are offered before anything is typed.
  const [typed, setTyped] = useState('');
  const filter = typed.trim()
    ? { q: typed.trim(), country: lead?.country }
    : { samePersonAs: lead?.id, country: lead?.country };
  const { data = [], isPending } = useGetList<LeadRow>(
    'leads',
    { pagination: { page: 1, perPage: 20 }, sort: { field: 'fecha', order: 'ASC' }, filter },
    { placeholderData: (before) => before },
  );
  const choices = data.filter(({ id, duplicateOf }) => id !== lead?.id && !duplicateOf);
  return (
    <>
      <AutocompleteInput
        source="firstLeadId"
        label="La solicitud que llegó primero"
        choices={choices}
        optionText={described}
        setFilter={setTyped}
        // Opened by the focus that a click gives, the click itself would close it again.
        openOnFocus={false}
        matchSuggestion={found}
        filterToQuery={(q: string) => ({ q })}
        isPending={isPending}
        noOptionsText={
          typed.trim()
            ? 'Ninguna solicitud coincide.'
            : 'Escribe un nombre, documento, correo, teléfono o n.º de solicitud.'
        }
        slotProps={{
          popper: { role: 'region', 'aria-label': 'La solicitud que llegó primero' },
        }}
        validate={chosen}
        helperText={false}
        fullWidth
      />
      <NoteField />
    </>
  );
};

export const duplicateForm: CommandForm = {
  fields: ['firstLeadId', 'note'],
  Fields,
  payloadOf: (values) => said(values, 'firstLeadId', 'note'),
};
