/** A product: what its draft says, what visitors saw of it, and how it will look. */
import { countryOf } from '@cotejo/core/reference/countries';
import { Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { displayNameOf } from '@cotejo/core/product-content';
import { RelativeInstant } from '../../kit/time/Instant.tsx';
import { counted } from '../../kit/words/plural.ts';
import { CommandButton } from '../shared/CommandButton.tsx';
import { permissionFor } from '../../kit/commands/permission.ts';
import { HalfDone, type Opener } from '../../kit/drafts/HalfDone.tsx';
import { useHappened } from '../../kit/page/happened.ts';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { useFocusAfter } from '../shared/useFocusAfter.ts';
import { sectionLabel } from './differenceText.ts';
import { UploadPdfDialog } from './documents/UploadPdfDialog.tsx';
import { ProductChips } from './ProductChips.tsx';
import { type ProductRecord } from './product.ts';
import { ProductContent } from './ProductContent.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { ProductVersions } from './ProductVersions.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { partedSections, type Section, sectionOfDraft, sectionPlace } from './sections/saidSections.ts';
import { SectionDialog } from './sections/SectionDialog.tsx';
import { type CatalogueCommand, commandNames } from '../shared/commandWords.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type Open = Section | 'publish' | 'withdraw' | 'upload';

const views = ['content', 'versions', 'preview'] as const;
type View = (typeof views)[number];
const viewNames: Readonly<Record<View, string>> = {
  content: 'Contenido',
  versions: 'Versiones',
  preview: 'Vista previa',
};
const panelId = 'product-view';
const tabId = (view: View) => `product-tab-${view}`;

/** After a dialog one goes on with its section, wherever that stands by then. */
const buttonOf = (closed: Open): string => {
  if (closed === 'publish' || closed === 'withdraw') return 'h1';
  return `#${sectionPlace(closed === 'upload' ? 'documents' : closed)} button`;
};

const ProductState = ({ product }: { product: ProductRecord }) => {
  const { id, country, publications, publishedAt } = product;
  return (
    <>
      {`Código ${id} · ${countryOf(country).name}`}
      {publishedAt && (
        <>
          {` · Publicado ${counted(publications, 'vez', 'veces')}, última vez `}
          <RelativeInstant value={publishedAt} />
        </>
      )}
    </>
  );
};

/** The view that one has looked at last; who comes by the address of a section or of an event sees what tells of it. */
const useView = (): readonly [View, (view: View) => void] => {
  const [kept, keep] = useStore<string>('products.view', 'content');
  const navigate = useNavigate();
  const isOfSection = useLocation().hash !== '';
  const isOfEvent = useHappened() !== undefined;
  const setView = (view: View): void => {
    keep(view);
    if (isOfSection || isOfEvent) void navigate({ hash: '', search: '' }, { replace: true });
  };
  if (isOfSection) return ['content', setView];
  return [isOfEvent ? 'versions' : (views.find((name) => name === kept) ?? 'content'), setView];
};

const ProductPage = ({ product }: { product: ProductRecord }) => {
  const [view, setView] = useView();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  useFocusAfter(open, buttonOf);
  const [wasEmpty, setWasEmpty] = useState(false);
  const edit = (section: Section, isEmpty: boolean): void => {
    setWasEmpty(isEmpty);
    setOpen(section);
  };
  const nameOf = (command: string, part?: string): string => {
    const section = sectionOfDraft(command, part);
    return section ? sectionLabel(section) : commandNames[command as CatalogueCommand];
  };
  const opener: Opener = (command, part) => {
    if (!permissionFor<string>(product, command).allowed) return undefined;
    if (command === 'withdraw') return () => setOpen(command);
    const section = sectionOfDraft(command, part);
    return section && (() => edit(section, partedSections(product).empty.includes(section)));
  };
  return (
    <>
      <RecordHead
        resource="products"
        title={displayNameOf(product.content)}
        chips={<ProductChips product={product} />}
        text={<ProductState product={product} />}
        actions={
          <>
            <HalfDone resource="products" id={product.id} opener={opener} nameOf={nameOf} />
            <CommandButton
              command="publish"
              variant="contained"
              allowedCommands={product.allowedCommands}
              onOpen={() => setOpen('publish')}
            />
            {product.status === 'published' && (
              <CommandButton
                command="withdraw"
                color="error"
                allowedCommands={product.allowedCommands}
                onOpen={() => setOpen('withdraw')}
              />
            )}
          </>
        }
      />
      <Tabs
        value={view}
        onChange={(_, chosen: View) => setView(chosen)}
        aria-label="Partes del producto"
        sx={{ minHeight: 40, '& .MuiTab-root': { minWidth: 0, px: { xs: 1, sm: 2 } } }}
      >
        {views.map((name) => (
          <Tab
            key={name}
            value={name}
            id={tabId(name)}
            aria-controls={panelId}
            label={viewNames[name]}
            sx={{ minHeight: 40 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(view)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {view === 'content' && (
          <ProductContent product={product} onEdit={edit} onUpload={() => setOpen('upload')} />
        )}
        {view === 'versions' && <ProductVersions product={product} />}
        {view === 'preview' && <ProductPreview product={product} />}
      </Box>
      {open === 'publish' && <PublishDialog product={product} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog product={product} onClose={close} />}
      {open === 'upload' && <UploadPdfDialog product={product} onClose={close} />}
      {open !== undefined && open !== 'publish' && open !== 'withdraw' && open !== 'upload' && (
        <SectionDialog product={product} section={open} isEmpty={wasEmpty} onClose={close} />
      )}
    </>
  );
};

/** A row of the list has no content: the page waits for all of it. */
const isWhole = (product: Partial<ProductRecord>): boolean => product.content !== undefined;

export const ProductShow = () => (
  <RecordPage<ProductRecord> resource="products" isWhole={isWhole}>
    {(product) => <ProductPage product={product} />}
  </RecordPage>
);
