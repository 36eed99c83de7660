/** The form of an opinion: a score, whether one would recommend us, what it is about, and why. */
import { type FeedbackLead } from '../../api/feedback.ts';
import { SelectField, TextAreaField } from '../../ui/Field.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { SendForm } from '../../ui/SendForm.tsx';
import { type OpinionRefusal } from './feedback-route.ts';
import { type OpinionField, type OpinionValues } from './opinion-values.ts';

const questions: Readonly<Record<OpinionField, string>> = {
  score: '¿Qué tan satisfecha o satisfecho quedaste?',
  recommend: '¿Nos recomendarías?',
  topics: '¿De qué trata tu opinión?',
  comment: '¿Quieres contarnos más?',
};
const scoreNames = ['5: mucho', '4', '3: más o menos', '2', '1: nada'];
const scores = scoreNames.map((name, index) => ({ id: String(5 - index), name }));
const recommendations = Array.from({ length: 11 }, (_, index) => String(10 - index));

export const OpinionForm = ({
  topics,
  said,
  refusal,
}: {
  readonly topics: FeedbackLead['topics'];
  readonly said: OpinionValues;
  readonly refusal: OpinionRefusal | undefined;
}) => {
  const errors = refusal?.errors ?? {};
  const lines = (['', 'score', 'recommend', 'topics', 'comment'] as const).flatMap((field) => {
    const message = errors[field];
    if (message === undefined) return [];
    return [
      field === ''
        ? { text: message || 'Revisa tus respuestas.' }
        : { field, text: `${questions[field]} ${message}` },
    ];
  });
  return (
    <SendForm title="No pudimos enviar tu opinión" lines={lines} refusal={refusal} submit="Enviar opinión">
      <Choices
        type="radio"
        name="score"
        legend={questions.score}
        choices={scores}
        chosen={[said.score]}
        error={errors.score}
      />
      <SelectField
        name="recommend"
        label={questions.recommend}
        hint="De 0, nunca, a 10, seguro que sí."
        error={errors.recommend}
        defaultValue={said.recommend}
        optional
      >
        {said.recommend === '' && <option value="">Prefiero no decirlo</option>}
        {recommendations.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </SelectField>
      <Choices
        type="checkbox"
        name="topics"
        legend={questions.topics}
        choices={topics}
        chosen={said.topics}
        error={errors.topics}
        optional
      />
      <TextAreaField
        name="comment"
        label={questions.comment}
        error={errors.comment}
        defaultValue={said.comment}
        optional
      />
    </SendForm>
  );
};
