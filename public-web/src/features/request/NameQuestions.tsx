/** Who is asking. */
import { TextField } from '../../ui/Field.tsx';
import { type Answers, question } from './questions.ts';

export const NameQuestions = (answers: Answers) => (
  <fieldset>
    <legend>Quién eres</legend>
    <TextField {...question('nombre', answers)} autoComplete="given-name" maxLength={100} />
    <div className="request-pair">
      <TextField
        {...question('apellidoPaterno', answers)}
        optional
        autoComplete="family-name"
        maxLength={100}
      />
      <TextField {...question('apellidoMaterno', answers)} optional maxLength={100} autoComplete="off" />
    </div>
  </fieldset>
);
