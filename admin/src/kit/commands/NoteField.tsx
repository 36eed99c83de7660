/** Words that go with a command: a note, or the reason for it. */
import { fitsIn } from '@cotejo/core/kit/text';
import { TextInput } from 'react-admin';
import { needed } from './field.ts';

/** The control's own maximum cuts what is pasted, and counts an emoji several times. */
export const fits = (most: number) => (value: unknown) =>
  typeof value !== 'string' || fitsIn(value.trim(), most)
    ? undefined
    : { message: 'ra.validation.maxLength', args: { max: most } };

type NoteFieldProps = {
  source: string;
  /** The text of its label. */
  label: string;
  /** As many characters, as people count them, as the server takes. */
  longest: number;
  isRequired?: boolean;
  minRows?: number;
};

export const NoteField = ({ source, label, longest, isRequired, minRows = 2 }: NoteFieldProps) => (
  <TextInput
    source={source}
    label={label}
    validate={[...(isRequired ? [needed] : []), fits(longest)]}
    helperText={false}
    multiline
    minRows={minRows}
    fullWidth
  />
);
