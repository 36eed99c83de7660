/** A button that opens a menu. */
import { Button, type ButtonProps, Menu } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

type MenuButtonProps = Omit<ButtonProps, 'children' | 'onClick'> & {
  label: string;
  /** @returns the menu's items, no fragment of them; what one of them does closes it */
  children: (close: () => void) => ReactNode;
};

export const MenuButton = ({ label, children, ...button }: MenuButtonProps) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== undefined}
        onClose={close}
        slotProps={{ paper: { role: 'region', 'aria-label': label } }}
      >
        {children(close)}
      </Menu>
    </>
  );
};
