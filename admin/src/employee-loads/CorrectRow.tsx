/** Corrects a row in place: what is wrong with it first; what is written here stands beside the file, which stays as it was. */
import {
  type EmployeeLoadRecord,
  loadChoices,
  loadColumns,
  loadHint,
  type LoadField,
  type LoadRow,
} from '@cotejo/core/employee-loads';
import { type PolicyRecord } from '@cotejo/core/policies';
import { Alert, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { SelectInput, TextInput, useGetList } from 'react-admin';
import { FailureAlert } from '../kit/commands/FailureAlert.tsx';
import { FormDialog } from '../kit/commands/FormDialog.tsx';
import { permissionFor } from '../kit/commands/permission.ts';
import { type CommandOutcome, followed, useCommand } from '../kit/commands/useCommand.ts';
import { drafts } from '../kit/providers/tab.ts';
import { changedValues, choicesWith, fieldLabel, formFields, formValues } from './loadModel.ts';

type CorrectRowProps = { load: EmployeeLoadRecord; row: LoadRow };

type LoadPolicy = Pick<PolicyRecord, 'id' | 'coverageGroups'>;

/** The words of which a field has one, with the groups of the load's policy. */
const useChoices = ({ companyId, policyId }: EmployeeLoadRecord) => {
  const { data } = useGetList<LoadPolicy>('employee-load-policies', {
    filter: { companyId },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
  });
  const groups = data?.find(({ id }) => id === policyId)?.coverageGroups.map(({ code }) => code) ?? [];
  return (field: LoadField): readonly string[] =>
    (field === 'coverageGroup' ? groups : loadChoices[field]) ?? [];
};

const CorrectDialog = ({ load, row, onClose }: CorrectRowProps & { onClose: () => void }) => {
  const { kind, mapping } = load;
  const fields = formFields(kind, mapping, row);
  const choicesOf = useChoices(load);
  const starts = useMemo(
    () => formValues(mapping, row, formFields(kind, mapping, row)),
    [kind, mapping, row],
  );
  const [isUnchanged, setIsUnchanged] = useState(false);
  const draft = `employee-loads/${load.id}/correct-row/${row.row}`;
  const take = ({ ok }: CommandOutcome<EmployeeLoadRecord>) => void (ok && onClose());
  const { send, isPending, failure } = useCommand<EmployeeLoadRecord>('employee-loads', load.id, {
    draft,
    onKnown: take,
  });
  const submit = async (typed: Record<string, unknown>) => {
    const values = changedValues(starts, typed);
    setIsUnchanged(Object.keys(values).length === 0);
    if (Object.keys(values).length === 0) return;
    const outcome = await send('correct-row', { row: row.row, values });
    if (outcome.ok) drafts.forget(draft);
    followed(outcome, take);
  };
  return (
    <FormDialog
      title={`Corregir la fila ${row.row}`}
      record={starts}
      draft={{ name: draft }}
      saveLabel="Guardar y revisar"
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
      notices={
        <>
          {isUnchanged && <Alert severity="info">Cambia al menos un valor.</Alert>}
          {failure && <FailureAlert failure={failure} />}
        </>
      }
    >
      <Alert severity="info">El archivo queda como estaba: la carga usa lo que escribas aquí.</Alert>
      {row.errors['row'] && <Alert severity="error">{row.errors['row']}</Alert>}
      {fields.map((field) => {
        const words = choicesOf(field);
        const error = row.errors[field];
        const column = loadColumns[kind].find((one) => one.field === field);
        const hint = column && loadHint(column, load.country);
        const shown = {
          source: field,
          label: fieldLabel(kind, mapping, field),
          helperText: error ?? (hint || false),
          fullWidth: true,
          slotProps: { formHelperText: { error: error !== undefined } },
        } as const;
        return words.length > 0 ? (
          <SelectInput
            key={field}
            {...shown}
            choices={[...choicesWith(words, starts[field] ?? '')]}
            translateChoice={false}
          />
        ) : (
          <TextInput key={field} {...shown} />
        );
      })}
    </FormDialog>
  );
};

export const CorrectRow = ({ load, row }: CorrectRowProps) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!permissionFor(load, 'correct-row').allowed || !row.cells) return null;
  return (
    <>
      <Button size="small" aria-label={`Corregir la fila ${row.row}`} onClick={() => setIsOpen(true)}>
        Corregir
      </Button>
      {isOpen && <CorrectDialog load={load} row={row} onClose={() => setIsOpen(false)} />}
    </>
  );
};
