/** Closes the popover around a link that leads to another page. */
import { type SyntheticEvent } from 'react';

export const hidePopoverAround = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
  const open = currentTarget.closest<HTMLElement>('[popover]:popover-open');
  open?.hidePopover();
};
