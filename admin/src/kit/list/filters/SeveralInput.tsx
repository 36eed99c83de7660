/** A filter of which several values may be chosen: its choices stay open until one is done. */
import { type MouseEvent } from 'react';
import { AutocompleteArrayInput, type AutocompleteArrayInputProps } from 'react-admin';

type SeveralInputProps = Pick<AutocompleteArrayInputProps, 'choices' | 'format' | 'parse'> & {
  source: string;
  label: string;
};

/** A press on the field sets the cursor there; heard by the field itself, it would close the open list. */
const keepOpen = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('[role="combobox"][aria-expanded="true"]'))
    event.stopPropagation();
};

export const SeveralInput = ({ label, ...input }: SeveralInputProps) => (
  <AutocompleteArrayInput
    label={label}
    helperText={false}
    translateChoice={false}
    limitTags={3}
    disableCloseOnSelect
    onMouseDownCapture={keepOpen}
    noOptionsText="Ninguna otra opción coincide."
    slotProps={{ popper: { role: 'region', 'aria-label': label } }}
    {...input}
  />
);
