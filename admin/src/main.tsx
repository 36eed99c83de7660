/** Starts the console in the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleRouter } from './shell/root/ConsoleRouter.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(
  <StrictMode>
    <ConsoleRouter />
  </StrictMode>,
);
