/** What a day of a dated table changes, in the words of the table's page. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { rowsField, type Field, valueText, labelAt } from '../../catalogue/index.ts';
import { type FormattedDifference } from '../run/line.ts';

type Step = { readonly label: string; readonly field: Field | undefined };

/** What a part of a value is called, and what it is made of. */
const stepTo = (field: Field | undefined, path: readonly string[], part: string): Step => {
  if (field?.kind === 'dictionary') return { label: part, field: field.value };
  if (field?.kind === 'list') return { label: `n.º ${part.slice(1, -1)}`, field: field.item };
  const inner = field?.kind === 'record' ? field.fields.find(({ name }) => name === part)?.field : undefined;
  return { label: labelAt([...path, part]), field: inner };
};

/**
 * @param table its name
 * @returns where it is, `Prima de cada isapre (UF) › colmena`, and what it was and is as people read it
 */
export const tableDifference = (
  table: string,
  { field: at, before, after }: FormattedDifference,
  country: CountryCode,
) => {
  const parts = at.match(/\[\d+\]|[^.[\]]+/g) ?? [];
  let field: Field | undefined = rowsField(table);
  const labels: string[] = [];
  for (const [place, part] of parts.entries()) {
    const step = stepTo(field, ['rows', ...parts.slice(0, place)], part);
    labels.push(step.label);
    ({ field } = step);
  }
  const told = (value: unknown) =>
    valueText(field, parts.at(-1) ?? '', value, { country, unit: countryOf(country).currency });
  return { field: labels.join(' › '), before: told(before), after: told(after) };
};
