/** Who goes to another page is done with what had opened above the one at hand. */
import { type SyntheticEvent } from 'react';

export const hidePopoverAround = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
  const open = currentTarget.closest<HTMLElement>('[popover]:popover-open');
  open?.hidePopover();
};
