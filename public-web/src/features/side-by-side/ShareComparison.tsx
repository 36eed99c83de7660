/** Prints the comparison, or copies a link to it: of the plans alone, or with whom the prices are for. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readSideAddress, writeSideAddress } from '../../domain/side-address.ts';
import { useAppContext } from '../../routing/app-context.ts';
import { copyLink } from '../../ui/copy-link.ts';
import { type SideBySideData } from './side-by-side-loader.ts';

const copied = '¡Enlace de la comparación copiado al portapapeles!';
const notShared = 'No pudimos crear el enlace. Inténtalo otra vez.';

export const ShareComparison = ({
  heads,
  productType,
  subject,
  pricedFor,
}: Pick<SideBySideData, 'heads' | 'productType' | 'subject' | 'pricedFor'>) => {
  const { platform, profiles } = useAppContext();
  const { search } = useLocation();
  /** Without whom it is for, whatever the page's own address holds. */
  const address = readSideAddress(new URLSearchParams(search));
  const [said, setSaid] = useState('');
  const copy = async (path: string): Promise<void> => {
    setSaid(await copyLink(new URL(path, location.origin).href, copied));
  };
  const copyWithProfile = async (): Promise<void> => {
    const perfil = profiles.read(productType, subject);
    if (!perfil) return;
    const url = writeSideAddress({ ...address, link: undefined });
    const products = heads.map(({ productCode }) => productCode);
    const code = await platform.shareComparison({ url, productType, perfil, products });
    if (code === undefined) setSaid(notShared);
    else await copy(writeSideAddress({ ...address, link: code }));
  };
  return (
    <div className="side-share">
      <button type="button" onClick={() => void copy(writeSideAddress(address))}>
        Compartir
      </button>
      {pricedFor === 'visitor' && (
        <button type="button" onClick={() => void copyWithProfile()}>
          Compartir con los datos que indiqué
        </button>
      )}
      <button type="button" onClick={() => print()}>
        Imprimir
      </button>
      <p role="status">{said}</p>
    </div>
  );
};
