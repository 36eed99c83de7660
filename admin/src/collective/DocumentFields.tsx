/** The country and the document by which a company or a partner is known: its id follows from them. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { companyDocumentNumber, companyDocumentType } from '@cotejo/core/people';
import { countries } from '@cotejo/core/reference/countries';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../kit/commands/ChoiceField.tsx';
import { fieldOf, needed } from '../kit/commands/field.ts';
import { type Values } from '../kit/commands/form.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';

const readNumber = (country: unknown, typed: unknown) =>
  companyDocumentNumber(country as CountryCode).safeParse(typed);

/** Validates the typed document. @returns the error in Spanish; nothing for a valid one */
const documentError = (typed: unknown, { country }: { country?: unknown }) => {
  const read = country ? readNumber(country, typed) : undefined;
  return read?.success === false ? read.error.issues[0]?.message : undefined;
};

/** The id of one that is to be, by what was typed. */
export const idByDocument = ({ country, documentNumber }: Values): string =>
  `${String(country)}-${readNumber(country, documentNumber).data ?? ''}`;

export const DocumentFields = ({ labels }: { labels: Readonly<Record<string, string>> }) => {
  const field = fieldOf(labels);
  const { countries: own = [] } = useConsoleIdentity() ?? {};
  const country = useWatch({ name: 'country' }) as CountryCode | undefined;
  return (
    <>
      <ChoiceField
        {...field('country')}
        choices={countries.filter(({ code }) => own.length === 0 || own.includes(code))}
        optionText="name"
        optionValue="code"
      />
      <TextInput
        {...field('documentNumber')}
        label={country ? companyDocumentType(country) : labels.documentNumber}
        validate={[needed, documentError]}
      />
    </>
  );
};
