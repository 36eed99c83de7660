/** A word that marks something, as *Producto de demostración* marks what nobody can buy. */
import { type ReactNode } from 'react';
import './Badge.css';

export const Badge = ({ children }: { readonly children: ReactNode }) => (
  <span className="badge">{children}</span>
);

export const DemoBadge = () => <Badge>Producto de demostración</Badge>;
