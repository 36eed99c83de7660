/** Starts the console under `/console`, with real addresses that can be reloaded, shared and gone back to. */
import { StrictMode } from 'react';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { consolePath } from '../../kit/providers/address.ts';
import { Console } from './Console.tsx';
import { mount } from '../start/mount.ts';

/** A page begins at its top; the way back leads to where one was. */
const element = (
  <>
    <Console />
    <ScrollRestoration />
  </>
);

export const startConsole = (): void => {
  const router = createBrowserRouter([{ path: '*', element }], { basename: consolePath });
  mount(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
};
