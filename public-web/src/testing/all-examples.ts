/** Every component's examples, by the folder that they stand in. */
import { examples as app } from '../app/examples.tsx';
import { examples as content } from '../features/content/examples.tsx';
import { examples as feedback } from '../features/feedback/examples.tsx';
import { examples as home } from '../features/home/examples.tsx';
import { examples as landing } from '../features/landing/examples.tsx';
import { examples as product } from '../features/product/examples.tsx';
import { examples as request } from '../features/request/examples.tsx';
import { examples as results } from '../features/results/examples.tsx';
import { examples as sent } from '../features/sent/examples.tsx';
import { examples as sideBySide } from '../features/side-by-side/examples.tsx';
import { examples as plans } from '../plans/examples.tsx';
import { examples as profile } from '../profile/examples.tsx';
import { examples as ui } from '../ui/examples.tsx';
import { type Examples } from './example.ts';
import { namedIn } from './render-example.tsx';

export const examplesByFolder: Readonly<Record<string, Examples>> = {
  app,
  ui,
  plans,
  profile,
  'features/content': content,
  'features/feedback': feedback,
  'features/home': home,
  'features/landing': landing,
  'features/product': product,
  'features/request': request,
  'features/results': results,
  'features/sent': sent,
  'features/side-by-side': sideBySide,
};

export const allExamples = Object.entries(examplesByFolder).flatMap(([folder, examples]) =>
  namedIn(folder, examples),
);
