/** Puts the console under `/console`, with real addresses that can be reloaded, shared and gone back to. */
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { consolePath } from '../../kit/providers/address.ts';
import { Console } from './Console.tsx';

/** A page begins at its top; the way back leads to where one was. */
const element = (
  <>
    <Console />
    <ScrollRestoration />
  </>
);
const router = createBrowserRouter([{ path: '*', element }], { basename: consolePath });

export const ConsoleRouter = () => <RouterProvider router={router} />;
