/** A field of a command's form that chooses one of some names. */
import { SelectInput, type SelectInputProps } from 'react-admin';
import { choiceNeeded } from './field.ts';

type ChoiceFieldProps = Omit<SelectInputProps, 'choices'> & {
  choices: readonly object[];
  isOptional?: boolean;
};

export const ChoiceField = ({ choices, isOptional, ...props }: ChoiceFieldProps) => (
  <SelectInput
    validate={isOptional ? undefined : choiceNeeded}
    helperText={false}
    translateChoice={false}
    fullWidth
    {...props}
    choices={[...choices]}
  />
);
