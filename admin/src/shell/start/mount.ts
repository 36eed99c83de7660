/** Shows something as the whole page, in the place of what was shown before. */
import { type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

export const mount = (page: ReactNode): void => {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element #root.');
  root?.unmount();
  root = createRoot(element);
  root.render(page);
};
