/** Puts the console under `/console`, with real addresses that can be reloaded, shared and gone back to. */
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { consolePath } from './address.ts';
import { Console } from './Console.tsx';

const router = createBrowserRouter([{ path: '*', element: <Console /> }], { basename: consolePath });

export const ConsoleRouter = () => <RouterProvider router={router} />;
