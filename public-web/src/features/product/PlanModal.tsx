/** A plan above the page from which it was opened, at the plan's own address: whoever loads that anew gets the plan's page. */
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type QueryResult } from '../../api/query-result.ts';
import { overlayQuery } from '../../domain/plan-overlay.ts';
import { type TabName, tabPath } from '../../domain/plan-tabs.ts';
import { type PlanData } from '../../routing/plan-data.ts';
import { planDataOf } from '../../routing/product-loader.ts';
import { useAppContext } from '../../routing/app-context.ts';
import { Button } from '../../ui/Button.tsx';
import { AskAgainProvider, Part } from './Part.tsx';
import { PlanLayout } from './PlanLayout.tsx';
import { tabModules } from './tab-modules.ts';
import { type TabPart } from './tab-part.ts';
import { tabPlanOf } from './tab-plan.ts';
import './PlanModal.css';

type Shown = {
  readonly plan: PlanData;
  readonly tab: TabName;
  readonly part: TabPart;
  readonly data: unknown;
};

/** The plan with its tab; while another tab is loaded, the one before stays. */
const useShown = (code: string, tab: TabName): { shown: QueryResult<Shown> | undefined; ask: () => void } => {
  const context = useAppContext();
  const [shown, setShown] = useState<QueryResult<Shown>>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<QueryResult<Shown>> => {
      const found = await context.platform.cachedProduct(code);
      if (found.kind !== 'found') return found;
      const [plan, part] = await Promise.all([planDataOf(context, found.value), tabModules[tab]()]);
      const data = await part.load(context, tabPlanOf(plan));
      return { kind: 'found', value: { plan, tab, part, data } };
    };
    load().then(
      (found) => isCurrent && setShown(found),
      () => isCurrent && setShown({ kind: 'unavailable' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [context, code, tab, attempt]);
  return { shown, ask: useCallback(() => setAttempt((before) => before + 1), []) };
};

const Content = ({
  shown,
  titleId,
  close,
}: {
  readonly shown: Shown;
  readonly titleId: string;
  readonly close: () => void;
}) => {
  const { plan, tab, part, data } = shown;
  const { pathname, search } = useLocation();
  const { product } = plan;
  return (
    <PlanLayout
      plan={plan}
      tab={tab}
      titleId={titleId}
      // One step back closes the modal, whichever tabs were looked at.
      linkTo={(to, link) => (
        <Link
          to={`${pathname}${overlayQuery(search, product.productCode, to.name)}`}
          mask={tabPath(product.url, to)}
          replace
          preventScrollReset
          {...link}
        />
      )}
      more={
        <Button tone="quiet" onClick={close}>
          Cerrar
        </Button>
      }
    >
      <part.View plan={tabPlanOf(plan)} data={data as never} isModal />
    </PlanLayout>
  );
};

export const PlanModal = ({ code, tab }: { readonly code: string; readonly tab: TabName }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const navigate = useNavigate();
  const close = useCallback(() => void navigate(-1), [navigate]);
  const { shown, ask } = useShown(code, tab);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing gives the focus back to the link that opened it.
    return () => element?.close();
  }, []);
  return (
    // The backdrop belongs to the dialog; for the keyboard there are Escape and two buttons.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="plan-modal"
      aria-labelledby={shown?.kind === 'found' ? titleId : undefined}
      aria-label={shown?.kind === 'found' ? undefined : 'Plan'}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="plan-modal-sheet">
        <div className="plan-modal-close">
          <button type="button" onClick={close} aria-label="Cerrar el plan">
            ×
          </button>
        </div>
        <AskAgainProvider value={ask}>
          {shown === undefined ? (
            <p role="status">Cargando el plan…</p>
          ) : (
            <Part of={shown} empty={<p role="alert">Este plan dejó de ofrecerse.</p>}>
              {(value) => <Content shown={value} titleId={titleId} close={close} />}
            </Part>
          )}
        </AskAgainProvider>
      </div>
    </dialog>
  );
};
