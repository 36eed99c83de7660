/** A text above the page, beside the button that opens it; a cross, Escape or a click elsewhere closes it. */
import { type ReactNode } from 'react';
import './Popover.css';

type PopoverProps = {
  /** By which its button names it. */
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

export const Popover = ({ id, title, className = '', onOpen, children }: PopoverProps) => (
  <div
    id={id}
    className={`popover ${className}`.trimEnd()}
    popover="auto"
    onToggle={(event) => {
      if (event.newState === 'open') onOpen?.();
    }}
  >
    <div className="popover-head">
      <strong>{title}</strong>
      <button
        type="button"
        className="popover-close"
        aria-label="Cerrar"
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
    {children}
  </div>
);
