/** Tells the other tabs of this browser that somebody logged out. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('cotejo-session');

type Logout = {
  /** The user whose drafts are removed, if any: drafts that another tab is about to write are dropped, too. */
  readonly forgotten?: string | undefined;
};

export const tabs = {
  tellLogout: (logout: Logout): void => channel?.postMessage(logout),
  onLogout(listener: (logout: Logout) => void): () => void {
    const hear = ({ data }: MessageEvent<Logout>) => listener(data);
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  },
};
