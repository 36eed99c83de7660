/** The card of the pages before the console, without its component library: whoever comes here waits for little. */
import { type ReactNode } from 'react';
import { BrandSign } from '../../kit/ui/BrandSign.tsx';
import './login.css';

type LoginCardProps = { title: string; heading: string; text: string; children?: ReactNode };

export const LoginCard = ({ title, heading, text, children }: LoginCardProps) => (
  <main className="login">
    <title>{`${title} · Cotejo`}</title>
    <div className="login-card">
      <p className="login-brand">
        <BrandSign />
        Cotejo
      </p>
      <h1>{heading}</h1>
      <p className="login-soft">{text}</p>
      {children}
    </div>
  </main>
);
