/** A PDF, page by page (spec, public side, section 2.6): what screen readers read stands beside it as text. */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pagesShown, percentOf, turned } from '../../../domain/pdf-pages.ts';
import { Button } from '../../../ui/Button.tsx';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import './PdfPages.css';

type Opened =
  /** As the server tells it, and who runs no script. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'opening'; readonly percent: number }
  | { readonly kind: 'open'; readonly pdf: OpenPdf }
  | { readonly kind: 'failed' };

const useOpenPdf = (url: string): Opened => {
  const [opened, setOpened] = useState<Opened>({ kind: 'closed' });
  useEffect(() => {
    let isCurrent = true;
    let pdf: OpenPdf | undefined;
    const set = (now: Opened): void => {
      if (isCurrent) setOpened(now);
    };
    set({ kind: 'opening', percent: 0 });
    openPdf(url, (loaded, total) => set({ kind: 'opening', percent: percentOf(loaded, total) })).then(
      (found) => {
        pdf = found;
        if (isCurrent) set({ kind: 'open', pdf });
        else pdf.close();
      },
      () => set({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
      pdf?.close();
    };
  }, [url]);
  return opened;
};

const Page = ({ pdf, page }: { readonly pdf: OpenPdf; readonly page: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const width = Math.max(320, element.clientWidth) * Math.min(2, window.devicePixelRatio || 1);
    // A page that is gone before it is drawn has nothing to show.
    pdf.draw(page, element, width).then(
      () => setDrawn(true),
      () => undefined,
    );
  }, [pdf, page]);
  return (
    <li tabIndex={-1} className={isDrawn ? undefined : 'pdf-drawing'}>
      <canvas ref={canvas} role="img" aria-label={`Página ${page} de ${pdf.pages}`} />
    </li>
  );
};

const Pages = ({ pdf, isModal }: { readonly pdf: OpenPdf; readonly isModal: boolean }) => {
  const [isAll, setAll] = useState(isModal);
  const [page, setPage] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const last = pagesShown(pdf.pages, { isAll });
  const readOn = () => {
    flushSync(() => setAll(true));
    const [next] = [...(list.current?.children ?? [])].slice(last);
    if (next instanceof HTMLElement) next.focus();
  };
  const turn = (by: -1 | 1) => () => {
    const next = turned(page, by, last);
    setPage(next);
    list.current?.children[next - 1]?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <div className="pdf-turn" role="group" aria-label="Páginas del documento">
        <button type="button" aria-disabled={page === 1} onClick={turn(-1)}>
          Anterior
        </button>
        <span role="status">
          Página {page} de {pdf.pages}
        </span>
        <button type="button" aria-disabled={page === last} onClick={turn(1)}>
          Siguiente
        </button>
      </div>
      <ol className="pdf-pages" ref={list}>
        {Array.from({ length: last }, (_, nth) => (
          <Page key={nth} pdf={pdf} page={nth + 1} />
        ))}
      </ol>
      {last < pdf.pages && (
        <Button tone="quiet" onClick={readOn}>
          Seguir leyendo...
        </Button>
      )}
    </>
  );
};

/** A sheet that is torn. */
const Torn = () => (
  <svg viewBox="0 0 48 48" width={48} height={48} aria-hidden="true">
    <path d="M12 4h16l10 10v10l-6 4-6-4-6 4-6-4-2 1z" />
    <path d="M12 31l2-1 6 4 6-4 6 4 6-4v14H12z" />
  </svg>
);

export const PdfPages = ({ url, isModal }: { readonly url: string; readonly isModal: boolean }) => {
  const opened = useOpenPdf(url);
  if (opened.kind === 'closed')
    return (
      <p className="pdf-opening">
        <a href={url}>Abrir el documento en PDF</a>
      </p>
    );
  if (opened.kind === 'failed')
    return (
      <div className="pdf-failed" role="alert">
        <Torn />
        <p>No pudimos mostrar el documento. Puedes descargarlo, o leer su texto aquí mismo.</p>
      </div>
    );
  if (opened.kind === 'opening')
    return (
      <p className="pdf-opening" role="status">
        Cargando el documento… {opened.percent} %
      </p>
    );
  return <Pages pdf={opened.pdf} isModal={isModal} />;
};
