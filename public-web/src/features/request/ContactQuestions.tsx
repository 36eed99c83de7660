/** How to reach whoever is asking, and what she wants to know. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { type Answers, question } from './questions.ts';

const phoneHint = (country: CountryCode): string => {
  const { dialingCode } = countryOf(country);
  return dialingCode
    ? `Si es de otro país, empieza con el signo + y su código. Si no, usamos ${dialingCode}.`
    : 'Con el signo + y el código de tu país, por ejemplo +34 612 345 678.';
};

export const ContactQuestions = ({
  country,
  messageHint,
  ...answers
}: Answers & { readonly country: CountryCode; readonly messageHint: string }) => (
  <fieldset>
    <legend>Cómo te respondemos</legend>
    <TextField {...question('email', answers)} type="email" autoComplete="email" />
    <TextField {...question('telefono', answers)} hint={phoneHint(country)} type="tel" autoComplete="tel" />
    <TextAreaField {...question('mensaje', answers)} optional hint={messageHint} />
  </fieldset>
);
