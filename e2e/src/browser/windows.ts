/** The windows that screens are looked at in: between them both widths and both themes are seen. */
import { type BrowserContextOptions } from 'playwright-core';

type Window = BrowserContextOptions & { readonly viewport: { width: number; height: number } };

/** Each with its name, for `describe.each`. */
export const windows: readonly (readonly [name: string, window: Window])[] = [
  ['a wide window by day', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['a phone by night', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }],
];

/** Of a window, where a test does not want it otherwise. */
export const usualViewport = { width: 1280, height: 720 };
