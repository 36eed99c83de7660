/** The company that an insurance is for: its name, its document, and how many it would insure. */
import { useState } from 'react';
import { type CountryCode } from '@cotejo/core/kit/country';
import { companyDocumentType } from '@cotejo/core/people';
import { documentTypesOf } from '@cotejo/core/reference/document-types';
import { type Profile } from '../../domain/profile.ts';
import { type CompanySubject } from '../../profile/subject.ts';
import { TextField } from '../../ui/Field.tsx';
import { workersIn, workersOf } from './company-answers.ts';
import { type Answers, question } from './questions.ts';

export type Company = {
  readonly subject: CompanySubject;
  /** What the visitor told of it before. */
  readonly profile: Profile | undefined;
  /** Workers that the plan is sold from. */
  readonly minimum?: number | undefined;
};

/** What a number that is too small is told before it is sent. */
export const workersHint = (typed: string, minimum: number): string | undefined => {
  const count = workersIn(typed);
  if (minimum <= 1) return undefined;
  return typeof count === 'number' && count < minimum
    ? `Son menos que el mínimo de este plan: ${minimum}. Puedes enviarla y te propondremos otro.`
    : `Este plan se contrata desde ${minimum}.`;
};

export const CompanyQuestions = ({
  country,
  company: { subject, profile, minimum = 1 },
  ...answers
}: Answers & { readonly country: CountryCode; readonly company: Company }) => {
  const type = documentTypesOf(country).find(({ code }) => code === companyDocumentType(country));
  const workers = question('trabajadores', answers);
  const [typed, setTyped] = useState<string>();
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
          hint={workersHint(typed ?? told, minimum)}
          onChange={({ target }) => setTyped(target.value)}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      {type && <input type="hidden" name="tipoDocumento" value={type.code} />}
    </fieldset>
  );
};
