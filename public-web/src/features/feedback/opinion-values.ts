/** What a person says about how her request was handled, as the form has it and as the platform wants it. */
import { entryText } from '../../domain/entry-text.ts';
import { type Opinion } from '../../api/feedback.ts';

export type OpinionField = 'score' | 'recommend' | 'topics' | 'comment';
export type OpinionErrors = Readonly<Partial<Record<OpinionField | '', string>>>;

export type OpinionValues = {
  readonly score: string;
  readonly recommend: string;
  readonly topics: readonly string[];
  readonly comment: string;
};
export const nothingSaid: OpinionValues = { score: '', recommend: '', topics: [], comment: '' };

export const opinionIn = (form: FormData): OpinionValues => ({
  score: entryText(form.get('score')),
  recommend: entryText(form.get('recommend')),
  topics: form.getAll('topics').map(entryText),
  comment: entryText(form.get('comment')),
});

export const valuesOfOpinion = ({ score, recommend, topics, comment }: Opinion): OpinionValues => ({
  score: String(score),
  recommend: recommend === null || recommend === undefined ? '' : String(recommend),
  topics,
  comment: comment ?? '',
});

/** What was not said is null for the platform, so that it asks for what it needs. */
const numberOf = (value: string): number | null => (/^\d{1,2}$/.test(value) ? Number(value) : null);

export const sentOpinion = ({ score, recommend, topics, comment }: OpinionValues) => ({
  score: numberOf(score),
  recommend: numberOf(recommend),
  topics,
  comment,
});

const fields = ['score', 'recommend', 'topics', 'comment'] as const;

/** The platform's messages by the form's fields: `topics.0` is about the topics. */
export const opinionErrors = (errors: Readonly<Record<string, string>>): OpinionErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      fields.find((field) => path.split('.')[0] === field) ?? '',
      message,
    ]),
  );
