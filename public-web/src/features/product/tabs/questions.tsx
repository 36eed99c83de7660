/** *Preguntas*: what people ask about the plan. */
import { type Found, type PlanParts } from '../../../api/index.ts';
import { contactPath } from '../../../domain/product-paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Part } from '../Part.tsx';
import { tabPart, type TabProps } from '../tab-part.ts';
import { Nothing } from './EntryList.tsx';
import './questions.css';

type Questions = { readonly faq: Found<PlanParts['faq']> };

const QuestionsView = ({ data: { faq } }: TabProps<Questions>) => (
  <>
    <h2>Preguntas frecuentes</h2>
    <Part of={faq} empty={<Nothing>Nadie ha preguntado todavía por este plan.</Nothing>}>
      {(questions) =>
        questions.map(({ question, answer }, nth) => (
          <details key={question} className="question" open={nth === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))
      }
    </Part>
    <p>
      <ButtonLink tone="quiet" to={contactPath}>
        Hacer otra pregunta
      </ButtonLink>
    </p>
  </>
);

export const questionsTab = tabPart<Questions>(
  async ({ platform }, { product }) => ({ faq: await platform.planPart('faq', product.id) }),
  QuestionsView,
);
