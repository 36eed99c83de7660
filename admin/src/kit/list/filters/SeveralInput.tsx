/** A filter of which several values may be chosen: its choices stay open until one is done. */
import { AutocompleteArrayInput, type AutocompleteArrayInputProps, useTranslate } from 'react-admin';
import { staysOpen } from '../../ui/staysOpen.ts';

type SeveralInputProps = Pick<AutocompleteArrayInputProps, 'choices' | 'format' | 'parse'> & {
  source: string;
  /** The key of the message. */
  label: string;
};

export const SeveralInput = ({ label, ...input }: SeveralInputProps) => {
  const translate = useTranslate();
  return (
    <AutocompleteArrayInput
      label={label}
      helperText={false}
      translateChoice={false}
      limitTags={3}
      {...staysOpen}
      noOptionsText={translate('cotejo.lists.noChoices')}
      slotProps={{ popper: { role: 'region', 'aria-label': translate(label) } }}
      {...input}
    />
  );
};
