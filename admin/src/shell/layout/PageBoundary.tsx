/** A mistake on one page stays on that page: the bar and the navigation go on, and the next page is as good as new. */
import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashPage } from './CrashPage.tsx';

type BoundaryProps = {
  readonly address: string;
  /** Somebody goes on to another page. */
  readonly onLeft: () => void;
  readonly children: ReactNode;
};
type BoundaryState = { readonly crashedAt?: string };

/** React knows no other way to catch what a page throws than a class. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(): BoundaryState {
    return { crashedAt: '' };
  }

  override componentDidCatch(): void {
    this.setState({ crashedAt: this.props.address });
  }

  override componentDidUpdate(): void {
    const { crashedAt } = this.state;
    if (!crashedAt || crashedAt === this.props.address) return;
    this.props.onLeft();
    // oxlint-disable-next-line react/no-did-update-set-state -- once, and after what broke the page is forgotten
    this.setState({ crashedAt: undefined });
  }

  override render(): ReactNode {
    return this.state.crashedAt === undefined ? this.props.children : <CrashPage />;
  }
}

export const PageBoundary = ({ children }: { children: ReactNode }) => {
  const queries = useQueryClient();
  // What was read may be what broke the page: it is read anew when one comes back.
  const forget = () => queries.removeQueries({ type: 'inactive' });
  return (
    <Boundary address={useLocation().pathname} onLeft={forget}>
      {children}
    </Boundary>
  );
};
