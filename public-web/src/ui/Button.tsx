/** The one thing to do next, and the quieter ones beside it. */
import { type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './Button.css';

type Tone = 'primary' | 'quiet';
const classOf = (tone: Tone = 'primary'): string => `button button-${tone}`;

export const ButtonLink = ({
  tone,
  to,
  children,
}: {
  readonly tone?: Tone;
  readonly to: string;
  readonly children: ReactNode;
}) => (
  <Link className={classOf(tone)} to={to}>
    {children}
  </Link>
);

/** Does something on the page. While it is under way it keeps its place and the focus, and does nothing. */
export const Button = ({
  tone,
  pending = false,
  onClick,
  children,
}: {
  readonly tone?: Tone;
  readonly pending?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) => (
  <button
    className={classOf(tone)}
    type="button"
    aria-disabled={pending || undefined}
    onClick={pending ? undefined : onClick}
  >
    {children}
  </button>
);

/** A link that reloads a page from the server. */
export const ReloadLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a className={classOf()} href={href}>
    {children}
  </a>
);

/** Sends a form. While it is being sent it keeps its place and the focus, says so, and does nothing. */
export const SubmitButton = ({
  pending,
  children,
  ...rest
}: { readonly pending: boolean } & ComponentProps<'button'>) => (
  <button className={classOf()} type="submit" aria-disabled={pending || undefined} {...rest}>
    {pending ? 'Enviando…' : children}
  </button>
);
