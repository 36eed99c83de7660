/** Examples of what the live connection shows: its states, as data. */
import { type ReactNode } from 'react';
import { type Examples } from '../../testing/example.ts';
import { LiveContext } from './live-context.ts';
import { LiveStatus } from './LiveStatus.tsx';

const connected = (isConnected: boolean, children: ReactNode) => (
  <LiveContext.Provider value={{ isConnected, retry: () => undefined }}>{children}</LiveContext.Provider>
);

export const examples: Examples = {
  LiveStatus: {
    connected: connected(true, <LiveStatus />),
    'broken for a while': connected(false, <LiveStatus />),
  },
};
