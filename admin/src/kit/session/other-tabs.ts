/** Tells the other tabs of this browser that somebody logged out. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('cotejo-session');

export const tabs = {
  tellLogout: (): void => channel?.postMessage('logout'),
  onLogout(listener: () => void): () => void {
    const hear = ({ data }: MessageEvent) => {
      if (data === 'logout') listener();
    };
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  },
};
