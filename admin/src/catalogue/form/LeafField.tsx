/** A field without parts: a text, a number, an amount, a day, a choice, yes or no. */
import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { amountText } from '../read/amountText.ts';
import { choiceName, hintAt, labelAt } from '../read/words.ts';
import { decimalText } from '../read/decimalText.ts';
import { readAmount, readDecimal } from './amounts.ts';
import { type Field } from './field.ts';
import { useFormState } from './form-context.ts';
import { useUnit } from './useUnit.ts';
import { plainText } from './values.ts';

type LeafProps = { field: Field; path: string };

const optional = ['true', 'false'] as const;

/** What is wrong with it, or with one of its lines. */
const useProblem = (path: string): string | undefined => {
  const { errors } = useFormState();
  const own = errors[path];
  if (own !== undefined) return own;
  const line = Object.keys(errors).find((one) => one.startsWith(`${path}.`));
  return line && `${Number(line.slice(path.length + 1)) + 1}: ${errors[line]}`;
};

/** What one reads already is not told again. */
const unlessTyped = (told: string | undefined, typed: string): string | undefined =>
  told === typed.trim() ? undefined : told;

/** How an amount or a rate is understood, with its unit and thousands; or that it is none. */
const useAmount = ({ field, path }: LeafProps, value: unknown, problem: string | undefined) => {
  const translate = useTranslate();
  const { country } = useFormState();
  const unit = useUnit(path);
  const typed = plainText(value);
  if (field.kind === 'decimal' && problem === undefined && typed !== '')
    return unlessTyped(decimalText(path.split('.').at(-1) ?? '', readDecimal(typed), country), typed);
  if (field.kind !== 'amount' || typed.trim() === '') return problem;
  const amount = readAmount(typed, unit);
  if (typeof amount === 'number') return problem ?? amountText(amount, unit, country);
  return problem && translate('cotejo.catalogue.form.noAmount');
};

export const LeafField = ({ field, path }: LeafProps) => {
  const translate = useTranslate();
  const { forget } = useFormState();
  const { field: input } = useController({ name: path });
  const problem = useProblem(path);
  const told = useAmount({ field, path }, input.value, problem);
  const names = path.split('.');
  const [name = '', label] = [names.at(-1), labelAt(names)];
  const change = (value: unknown): void => {
    forget(path);
    input.onChange(value);
  };
  if (field.kind === 'flag' && !field.isOptional)
    return (
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            inputRef={input.ref}
            name={path}
            checked={input.value === true}
            onBlur={input.onBlur}
            onChange={(_, checked) => change(checked)}
          />
        }
      />
    );
  const values = field.kind === 'flag' ? optional : field.kind === 'choice' ? field.values : undefined;
  const isMany = field.kind === 'choices';
  const choices = isMany ? field.values : values;
  const isText = field.kind === 'texts' || (field.kind === 'text' && field.isLong);
  const isNumeric = ['number', 'decimal', 'amount'].includes(field.kind);
  return (
    <TextField
      label={label}
      name={path}
      inputRef={input.ref}
      value={isMany ? (Array.isArray(input.value) ? input.value : []) : plainText(input.value)}
      onBlur={input.onBlur}
      onChange={({ target }) => change(target.value)}
      error={problem !== undefined}
      helperText={told ?? hintAt(names)}
      size="small"
      fullWidth
      multiline={isText}
      minRows={isText ? 2 : undefined}
      maxRows={isText ? 12 : undefined}
      select={choices !== undefined}
      type={field.kind === 'day' ? 'date' : 'text'}
      slotProps={{
        htmlInput: isNumeric ? { inputMode: 'decimal' } : undefined,
        inputLabel: field.kind === 'day' ? { shrink: true } : undefined,
        select: isMany ? { multiple: true } : undefined,
      }}
    >
      {choices && !isMany && field.isOptional && (
        <MenuItem value="">{translate('cotejo.catalogue.form.nothing')}</MenuItem>
      )}
      {choices?.map((value) => (
        <MenuItem key={value} value={String(value)}>
          {choiceName(name, value)}
        </MenuItem>
      ))}
    </TextField>
  );
};
