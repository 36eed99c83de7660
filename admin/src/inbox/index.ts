/** The inbox: what one was told, in the top bar of every page. */
import { type ResourceProps } from 'react-admin';

export { InboxButton } from './InboxButton.tsx';

/** Without pages of its own: named, so that the live connection listens for it. */
export const notifications: ResourceProps = { name: 'notifications' };
