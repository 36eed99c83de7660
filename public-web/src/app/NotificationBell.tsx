/** The bell: the last news, with a mark until it was opened. What was seen is kept in the visitor's browser. */
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useLayoutData } from './layout-data.ts';
import { hidePopoverAround } from './hide-popover.ts';

const key = 'cotejo.aviso-visto';
const panelId = 'avisos';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** A browser that keeps nothing shows no mark: one that always comes back helps nobody. */
const seenMessage = (): string | null | undefined => {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
};
const markSeen = (message: string): void => {
  try {
    localStorage.setItem(key, message);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
};

export const NotificationBell = () => {
  const notification = useLayoutData()?.notification;
  const seen = useSyncExternalStore(subscribe, seenMessage, () => undefined);
  if (!notification) return null;
  const { title, message, url } = notification;
  const isUnread = seen !== undefined && seen !== message;
  return (
    <div className="bell">
      <button className="bell-button" type="button" popoverTarget={panelId} onClick={() => markSeen(message)}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 3a6 6 0 0 0-6 6v4l-2 3h16l-2-3V9a6 6 0 0 0-6-6zM10 19a2 2 0 0 0 4 0" />
        </svg>
        <span className="visually-hidden">Avisos{isUnread && ': 1 sin leer'}</span>
        {isUnread && (
          <span className="bell-unread" aria-hidden="true">
            +1
          </span>
        )}
      </button>
      <div className="bell-panel" id={panelId} popover="auto">
        <h2>{title}</h2>
        <p>{message}</p>
        <Link to={url} onClick={hidePopoverAround}>
          Ver
        </Link>
      </div>
    </div>
  );
};
