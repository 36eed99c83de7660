/** Plans beside each other: in what they differ in sentences, and everything in a table. */
import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { mostSideBySide } from '@cotejo/core/comparator';
import { shareParameter } from '../../domain/product-paths.ts';
import { emptySearch, writeSearch } from '../../domain/search-address.ts';
import { readSideAddress, writeSideAddress } from '../../domain/side-address.ts';
import { differing } from '../../domain/side-rows.ts';
import { DemoNotice } from '../../plans/DemoNotice.tsx';
import { useKeptProfile } from '../../profile/use-kept-profile.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ShareComparison } from './ShareComparison.tsx';
import { type SideBySideData } from './side-by-side-loader.ts';
import { sideTitleId, SideTable } from './SideTable.tsx';
import './SideBySide.css';

const list = new Intl.ListFormat('es', { type: 'conjunction' });
const ownPrices = 'En el comparador puedes decir a quiénes asegurar.';

const isCode = (one: SideBySideData['gone'][number]): one is string => typeof one === 'string';

/** By how many: a code that the catalogue lacks is a stranger's word, and is not shown. */
const goneWords: readonly string[] = [
  '',
  'Un plan de este enlace no se ofrece aquí.',
  'Dos planes de este enlace no se ofrecen aquí.',
  'Ninguno de los tres planes de este enlace se ofrece aquí.',
];

const Remarks = ({
  gone,
  beyond,
}: Pick<SideBySideData, 'gone'> & {
  readonly beyond: readonly string[];
}) => (
  <>
    {gone.map(
      (one) =>
        !isCode(one) && (
          <p key={one.href} className="side-remark" role="note">
            {one.says}: <a href={one.href}>{one.look}</a>.
          </p>
        ),
    )}
    {gone.some(isCode) && (
      <p className="side-remark" role="note">
        {goneWords[gone.filter(isCode).length]}
      </p>
    )}
    {beyond.length > 0 && (
      <p className="side-remark" role="note">
        Se comparan tres planes como máximo; {beyond.length === 1 ? 'queda' : 'quedan'} fuera{' '}
        {beyond.length === 1 ? 'otro' : `otros ${beyond.length}`}.
      </p>
    )}
  </>
);

const Title = ({ children, lead }: { readonly children: string; readonly lead: string }) => (
  <>
    <PageHead
      title={children}
      description="Planes de seguros en una sola tabla: precio, coberturas y diferencias."
    />
    <h1 id={sideTitleId} tabIndex={-1}>
      {children}
    </h1>
    <p className="lead">{lead}</p>
  </>
);

export const SideBySidePage = () => {
  const data = useLoaderData<SideBySideData>();
  const { heads, groups, differences, gone, comparator, productType, subject } = data;
  useKeptProfile(productType, subject, data.pricedFor !== 'start');
  const address = readSideAddress(new URLSearchParams(useLocation().search));
  const { onlyDifferences, beyond } = address;
  const codes = heads.map(({ productCode }) => productCode);
  // A link that opens no more is left behind.
  const link = data.pricedFor === 'shared' ? address.link : undefined;
  const backToResults = comparator + writeSearch({ ...emptySearch, compared: codes, ...(link && { link }) });
  if (heads.length === 0)
    return (
      <div className="side-by-side">
        <Title lead="Elige dos o tres planes en el comparador y los verás aquí, uno al lado del otro.">
          Todavía no hay planes que comparar
        </Title>
        <Remarks gone={gone} beyond={beyond} />
        <ButtonLink to={backToResults}>Elegir planes</ButtonLink>
      </div>
    );
  const shown = onlyDifferences ? differing(groups) : groups;
  return (
    <div className="side-by-side">
      <Title lead={data.pricedFor === 'start' ? `${data.prices} ${ownPrices}` : data.prices}>
        {`${list.format(heads.map(({ displayName }) => displayName))}${heads.length > 1 ? ', lado a lado' : ''}`}
      </Title>
      <Remarks gone={gone} beyond={beyond} />
      <DemoNotice plans={heads} />
      {heads.length > 1 && (
        <section className="side-differences" aria-labelledby="diferencias">
          <h2 id="diferencias">En qué se diferencian</h2>
          {differences.length > 0 ? (
            <ul>
              {differences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : (
            <p>En nada de lo que comparamos.</p>
          )}
        </section>
      )}
      <div className="side-tools">
        {heads.length > 1 && (
          <Link
            className="side-toggle"
            to={writeSideAddress({ ...address, onlyDifferences: !onlyDifferences })}
            replace
            preventScrollReset
          >
            {onlyDifferences ? 'Ver todo' : 'Ver solo diferencias'}
          </Link>
        )}
        {heads.length < mostSideBySide && <Link to={backToResults}>Agregar otro plan</Link>}
        <ShareComparison {...data} />
      </div>
      <SideTable
        heads={heads}
        groups={shown}
        planQuery={link ? `?${shareParameter}=${link}` : ''}
        pathWithout={(code) =>
          writeSideAddress({ ...address, codes: codes.filter((one) => one !== code), comparator })
        }
      />
    </div>
  );
};
