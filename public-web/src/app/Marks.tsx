/** Marks of those who watch the market and of those whose open data the site uses: drawn by us, and never their logos. */
import { type MarkedLink } from '../domain/external-links.ts';

/** Lines on a field of 24 by 24: a public building, and records. */
const drawings = {
  regulator: 'M3.5 9.5 12 4l8.5 5.5zM6 10v7.5m4-7.5v7.5m4-7.5v7.5m4-7.5v7.5M3.5 20h17',
  supporter:
    'M5 6.5c0-1.4 3.1-2.5 7-2.5s7 1.1 7 2.5S15.9 9 12 9 5 7.9 5 6.5zm0 0V17.5C5 18.9 8.1 20 12 20s7-1.1 7-2.5V6.5M5 12c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5',
} as const;

type MarksProps = {
  readonly title: string;
  readonly kind: keyof typeof drawings;
  readonly links: readonly MarkedLink[];
};

export const Marks = ({ title, kind, links }: MarksProps) =>
  links.length > 0 && (
    <section aria-label={title}>
      <p>{title}</p>
      <ul className="site-marks">
        {links.map(({ mark, name, url }) => (
          <li key={mark}>
            <a href={url} rel="noreferrer">
              <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
                <path d={drawings[kind]} />
              </svg>
              <strong>{mark}</strong>
              <span className="visually-hidden">: </span>
              <small>{name}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
