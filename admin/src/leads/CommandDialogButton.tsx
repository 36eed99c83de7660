/** A command's button that opens the command's dialog. */
import { type ReactNode, useState } from 'react';
import { type LeadCommandName } from '@cotejo/core/leads';
import { type ButtonProps } from '@mui/material';
import { CommandButton } from './CommandButton.tsx';

type CommandDialogButtonProps = Pick<ButtonProps, 'variant' | 'startIcon' | 'children'> & {
  command: LeadCommandName;
  /** The dialog while it is open; it is told how to close. */
  dialog: (onClose: () => void) => ReactNode;
};

export const CommandDialogButton = ({ dialog, ...button }: CommandDialogButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <CommandButton {...button} onClick={() => setIsOpen(true)} />
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  );
};
