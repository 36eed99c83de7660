/** What people ask about the lines that are compared on a page, where the menu's link leads. */
import { Questions } from '../../ui/Questions.tsx';
import { type AskedOfLine } from './results-loader.ts';
import './LineQuestions.css';

export const LineQuestions = ({ lines }: { readonly lines: readonly AskedOfLine[] }) =>
  lines.map(({ name, title, questions }) => (
    <section key={name} className="line-questions" id={`preguntas-${name}`} aria-labelledby={`sobre-${name}`}>
      <h2 id={`sobre-${name}`}>Preguntas frecuentes{lines.length > 1 && `: ${title.toLowerCase()}`}</h2>
      <Questions questions={questions} />
    </section>
  ));
