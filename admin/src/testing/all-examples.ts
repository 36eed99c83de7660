/** The kit's examples, by the folder that they stand in. */
import { isValidElement } from 'react';
import { examples as charts } from '../kit/charts/examples.tsx';
import { examples as commands } from '../kit/commands/examples.tsx';
import { examples as drafts } from '../kit/drafts/examples.tsx';
import { examples as files } from '../kit/files/examples.tsx';
import { examples as history } from '../kit/history/examples.tsx';
import { examples as home } from '../kit/home/examples.tsx';
import { examples as filters } from '../kit/list/filters/examples.tsx';
import { examples as list } from '../kit/list/examples.tsx';
import { examples as live } from '../kit/live/examples.tsx';
import { examples as page } from '../kit/page/examples.tsx';
import { examples as records } from '../kit/records/examples.tsx';
import { examples as time } from '../kit/time/examples.tsx';
import { examples as ui } from '../kit/ui/examples.tsx';
import { type Example, type Examples } from './example.ts';

export const examplesByFolder: Readonly<Record<string, Examples>> = {
  charts,
  commands,
  drafts,
  files,
  history,
  home,
  list,
  'list/filters': filters,
  live,
  page,
  records,
  time,
  ui,
};

export type NamedExample = Example & { readonly name: string };

export const allExamples: readonly NamedExample[] = Object.entries(examplesByFolder).flatMap(
  ([folder, examples]) =>
    Object.entries(examples).flatMap(([component, states]) =>
      Object.entries(states).map(([state, example]) => ({
        name: `${folder}/${component}: ${state}`,
        ...(isValidElement(example) ? { element: example } : example),
      })),
    ),
);
