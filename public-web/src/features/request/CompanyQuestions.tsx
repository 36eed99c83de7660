/** The company that an insurance is for: its name, its document, and how many it would insure. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { companyDocumentType } from '@cotejo/core/people';
import { documentTypesOf } from '@cotejo/core/reference/document-types';
import { type Profile } from '../../domain/profile.ts';
import { TextField } from '../../ui/Field.tsx';
import { type CompanySubject, workersOf } from './company-answers.ts';
import { type Answers, question } from './questions.ts';

export type Company = {
  readonly subject: CompanySubject;
  /** What the visitor told of it before. */
  readonly profile: Profile | undefined;
};

export const CompanyQuestions = ({
  country,
  company: { subject, profile },
  ...answers
}: Answers & { readonly country: CountryCode; readonly company: Company }) => {
  const type = documentTypesOf(country).find(({ code }) => code === companyDocumentType(country));
  const workers = question('trabajadores', answers);
  const told = workers.defaultValue ?? workersOf(profile, subject);
  return (
    <fieldset>
      <legend>Tu empresa</legend>
      <TextField {...question('razonSocial', answers)} optional autoComplete="organization" />
      <div className="request-pair">
        <TextField
          {...question('numeroDocumento', answers)}
          {...(type && {
            label: type.name,
            hint: `${type.hint.slice(0, 1).toUpperCase()}${type.hint.slice(1)}.`,
          })}
          optional
          autoComplete="off"
        />
        <TextField
          {...workers}
          // What is kept in the browser comes after the server's page.
          key={told}
          defaultValue={told}
          label={subject === 'guards' ? 'Número de guardias' : workers.label}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      {type && <input type="hidden" name="tipoDocumento" value={type.code} />}
    </fieldset>
  );
};
