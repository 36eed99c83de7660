/** A dialog above the page: below its button on a desktop, from below on a phone. It closes when whoever shows it says so. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './Sheet.css';

type SheetProps = {
  readonly title: string;
  /** Somebody wants to leave, by Escape, the cross or a click beside it. @returns whether they may */
  readonly onLeave: () => boolean;
  readonly children: ReactNode;
};

export const Sheet = ({ title, onLeave, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it goes: the focus returns to where it was.
    return () => shown?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does what a click beside it does
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onClose={() => {
        // A second Escape closes a dialog whatever the page says.
        const shown = dialog.current;
        if (shown?.isConnected && !shown.open && !onLeave()) shown.showModal();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onLeave();
      }}
    >
      <div className="sheet-page">
        <header>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="sheet-close" aria-label="Cerrar" onClick={onLeave}>
            <span aria-hidden="true">×</span>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};
