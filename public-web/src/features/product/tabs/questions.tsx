/** *Preguntas*: what people ask about the plan. */
import { type PlanParts } from '../../../api/plan-detail.ts';
import { type QueryResult } from '../../../api/query-result.ts';
import { contactPath } from '../../../domain/product-paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Questions } from '../../../ui/Questions.tsx';
import { Part } from '../Part.tsx';
import { tabPart, type TabProps } from '../tab-part.ts';
import { Nothing } from './EntryList.tsx';

type Asked = { readonly faq: QueryResult<PlanParts['faq']> };

const QuestionsView = ({ data: { faq } }: TabProps<Asked>) => (
  <>
    <h2>Preguntas frecuentes</h2>
    <Part of={faq} empty={<Nothing>Nadie ha preguntado todavía por este plan.</Nothing>}>
      {(questions) => <Questions questions={questions} isFirstOpen />}
    </Part>
    <p>
      <ButtonLink tone="quiet" to={contactPath}>
        Hacer otra pregunta
      </ButtonLink>
    </p>
  </>
);

export const questionsTab = tabPart<Asked>(
  async ({ platform }, { product }) => ({ faq: await platform.planPart('faq', product.id) }),
  QuestionsView,
);
