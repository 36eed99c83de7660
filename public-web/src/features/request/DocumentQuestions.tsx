/** The document of whoever is asking, by the kinds that her country has. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { documentTypesOf } from '@cotejo/core/reference/document-types';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { type Answers, question } from './questions.ts';

const hintOf = (country: CountryCode): string => {
  const [only, ...others] = documentTypesOf(country);
  return only && others.length === 0
    ? `${only.name}: ${only.hint}.`
    : documentTypesOf(country)
        .map(({ name, hint }) => `${name}: ${hint}`)
        .join('. ') + '.';
};

export const DocumentQuestions = ({ country, ...answers }: Answers & { readonly country: CountryCode }) => {
  const types = documentTypesOf(country);
  return (
    <fieldset>
      <legend>Tu documento</legend>
      {types.length > 1 && (
        <SelectField {...question('tipoDocumento', answers)} optional>
          {types.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...question('numeroDocumento', answers)}
        optional
        hint={hintOf(country)}
        autoComplete="off"
      />
    </fieldset>
  );
};
