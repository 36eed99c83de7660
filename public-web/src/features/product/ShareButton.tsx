/** Copies a link to the plan; whom it is for goes along only where the visitor wants it. */
import { useState, useSyncExternalStore } from 'react';
import { type ProductCard } from '../../api/plans.ts';
import { type Profile } from '../../domain/profile.ts';
import { useAppContext } from '../../routing/app-context.ts';
import { useSite } from '../../site.ts';
import { Button } from '../../ui/Button.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { allowsSharing } from './share-flag.ts';
import './ShareButton.css';

type ShareButtonProps = {
  readonly product: ProductCard;
  readonly profileType: string;
  readonly profile: Profile | undefined;
};

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};
const isAllowed = (): boolean => allowsSharing(() => localStorage);
/** @returns whether the flag allows it; the server knows none, which allows it */
const useSharing = (): boolean => useSyncExternalStore(subscribe, isAllowed, () => true);

const copied = '¡Enlace del plan copiado al portapapeles!';

export const ShareButton = ({ product, profileType, profile }: ShareButtonProps) => {
  const { platform } = useAppContext();
  const { origin } = useSite();
  const [withProfile, setWithProfile] = useState(false);
  const [said, setSaid] = useState('');
  const mayShare = useSharing();
  if (!mayShare) return null;

  const pathToShare = async (): Promise<string | undefined> => {
    if (!profile || !withProfile) return product.url;
    const shared = { productCode: product.productCode, productType: profileType, perfil: profile };
    const found = await platform.share(shared);
    return found.kind === 'found' ? found.value : undefined;
  };
  const share = async (): Promise<void> => {
    const path = await pathToShare();
    if (path === undefined) return setSaid('No pudimos hacer el enlace. Vuelve a intentarlo.');
    setSaid(await copyLink(`${origin}${path}`, copied));
  };
  return (
    <div className="share">
      <Button tone="quiet" onClick={() => void share()}>
        Compartir
      </Button>
      {profile && (
        <label>
          <input
            type="checkbox"
            checked={withProfile}
            onChange={(event) => setWithProfile(event.target.checked)}
          />
          Con los datos que indiqué
        </label>
      )}
      <p role="status">{said}</p>
    </div>
  );
};
