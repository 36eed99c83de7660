/** Who is asking. */
import { TextField } from '../../ui/Field.tsx';
import { type Answers, question } from './questions.ts';

export const NameQuestions = (answers: Answers) => (
  <fieldset>
    <legend>Quién eres</legend>
    <TextField {...question('nombre', answers)} autoComplete="given-name" />
    <div className="request-pair">
      <TextField {...question('apellidoPaterno', answers)} optional autoComplete="family-name" />
      <TextField {...question('apellidoMaterno', answers)} optional autoComplete="off" />
    </div>
  </fieldset>
);
