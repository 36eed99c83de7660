/** Titled texts of a plan, such as its conditions. */
import { type ReactNode } from 'react';
import { typeset } from '../../../domain/typeset.ts';
import './EntryList.css';

type Entry = { readonly title: string; readonly content: string };

export const EntryList = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <dl className="entries">
    {entries.map(({ title, content }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{typeset(content)}</dd>
      </div>
    ))}
  </dl>
);

export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <p className="detail-nothing">{children}</p>
);
