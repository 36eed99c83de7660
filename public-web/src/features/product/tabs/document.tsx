/** *Documento*: the policy as its insurer wrote it, its text beside it for whoever does not see it, and the file. */
import { type PlanDocument } from '../../../api/plan-detail.ts';
import { type QueryResult } from '../../../api/query-result.ts';
import { isSitePath } from '../../../domain/site-path.ts';
import { Part } from '../Part.tsx';
import { tabPart, type TabProps } from '../tab-part.ts';
import { Nothing } from './EntryList.tsx';
import { PdfPages } from './PdfPages.tsx';
import './document.css';

type Documents = { readonly documents: QueryResult<readonly PlanDocument[]> };

const Text = ({ document: { title, pages } }: { readonly document: PlanDocument }) => (
  <section className="document-text" aria-label={`Texto de ${title}`}>
    {pages.map(({ heading, paragraphs }) => (
      <details key={heading}>
        <summary>{heading}</summary>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    ))}
  </section>
);

const DocumentsView = ({ data: { documents }, isModal }: TabProps<Documents>) => (
  <Part of={documents} empty={<Nothing>Este plan no tiene documentos publicados.</Nothing>}>
    {(all) =>
      // A stored address elsewhere is no file of ours.
      all
        .filter(({ url }) => isSitePath(url))
        .map((document) => (
          <section key={document.id}>
            <h2>{document.title}</h2>
            <p className="document-file">
              <a className="button button-quiet" href={document.url} download>
                Descargar PDF
              </a>
              {document.version && <span>Versión: {document.version}</span>}
            </p>
            <div className="document">
              {document.pages.length > 0 && (
                <div>
                  <h3>En texto</h3>
                  <Text document={document} />
                </div>
              )}
              <div className="document-pdf">
                <PdfPages url={document.url} isModal={isModal} />
              </div>
            </div>
          </section>
        ))
    }
  </Part>
);

export const documentTab = tabPart<Documents>(
  async ({ platform }, { product }) => ({ documents: await platform.planPart('documents', product.id) }),
  DocumentsView,
);
