/** A cell of a table that is edited: a number, an amount, a choice or a short text, with what is wrong beneath it. */
import { TextField } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { choiceName } from '../../read/words.ts';
import { type NamedField } from '../../schema/field.ts';
import { useFormState } from '../state/form-context.ts';
import { useProblem } from '../state/useProblem.ts';
import { useReading } from '../state/useReading.ts';
import { useUnit } from '../state/useUnit.ts';
import { plainText } from '../../schema/values.ts';

type TableCellFieldProps = {
  column: NamedField;
  /** Of the row. */
  path: string;
  label: string;
  /** Which row it is, for whom the label alone does not tell. */
  row: string;
  /** Whether its label stands in it: where no column has a head. */
  isLabelled: boolean;
  /** The id of what tells what is wrong with the row, where no cell of it alone is. */
  wrongBy: string | undefined;
};

/** Texts stand one after the other; the form holds one a line. */
const shownText = (kind: string, text: string): string =>
  kind === 'texts' ? text.replaceAll('\n', ',') : text;
const heldText = (kind: string, text: string): string =>
  kind === 'texts' ? text.replaceAll(',', '\n') : text;

export const TableCellField = ({ column, path, label, row, isLabelled, wrongBy }: TableCellFieldProps) => {
  const { name, field } = column;
  const cell = `${path}.${name}`;
  const { forget } = useFormState();
  const { field: input } = useController({ name: cell });
  const typed = plainText(input.value);
  const unit = useUnit(cell);
  const problem = useProblem(field, cell, typed, unit);
  // A table has no room to tell more than what may be misunderstood.
  const reading = useReading(field, cell, typed, unit);
  const helper = problem ?? (reading?.isWhole ? reading.text : undefined);
  const id = useId();
  const isNumeric = ['number', 'decimal', 'amount'].includes(field.kind);
  return (
    <TextField
      name={cell}
      label={isLabelled ? label : undefined}
      inputRef={input.ref}
      value={shownText(field.kind, typed)}
      onBlur={input.onBlur}
      onChange={({ target }) => {
        forget(cell);
        // What is wrong with a row may be mended in any of its cells.
        if (wrongBy) forget(path);
        input.onChange(heldText(field.kind, target.value));
      }}
      error={problem !== undefined || wrongBy !== undefined}
      id={id}
      helperText={helper}
      select={field.kind === 'choice'}
      fullWidth
      // Names of choices are longer than numbers.
      sx={isLabelled && field.kind === 'choice' ? { gridColumn: '1 / -1' } : undefined}
      slotProps={{
        htmlInput: {
          ...(!isLabelled && { 'aria-label': `${label}, ${row}` }),
          ...(isNumeric && { inputMode: 'decimal' }),
          // What the field would say of itself alone, and what is said of its row.
          ...(wrongBy && { 'aria-describedby': helper ? `${id}-helper-text ${wrongBy}` : wrongBy }),
          autoComplete: 'off',
        },
        inputLabel: field.kind === 'choice' ? { shrink: true } : undefined,
        select: { native: true },
        formHelperText: { sx: { mx: 0.5 } },
      }}
    >
      {field.kind === 'choice' && (
        <>
          {(field.isOptional || typed === '') && <option value="">Sin indicar</option>}
          {field.values.map((value) => (
            <option key={value} value={String(value)}>
              {choiceName(name, value)}
            </option>
          ))}
        </>
      )}
    </TextField>
  );
};
