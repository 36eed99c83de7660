/** The document of whoever is asking, by the kinds that her country has. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { documentTypesOf } from '@cotejo/core/reference/document-types';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { type Answers, question } from './questions.ts';

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
        hint={types.map(({ name, hint }) => `${name}: ${hint}.`).join(' ')}
        autoComplete="off"
      />
    </fieldset>
  );
};
