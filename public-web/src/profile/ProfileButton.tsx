/** Opens the form of a line's profile; what is said there is kept, sent, and asked prices for. */
import { type ComponentType, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useAppContext } from '../routing/app-context.ts';
import { type Profile } from '../domain/profile.ts';
import { type SearchState } from '../ui/search-state.ts';
import '../ui/Button.css';
import './ProfileBar.css';

type DialogProps = {
  readonly productType: string;
  readonly focus?: string | undefined;
  readonly onClose: () => void;
  readonly onCompare: (said: Profile) => void;
};
type Opened = { readonly Dialog?: ComponentType<DialogProps>; readonly state: 'loading' | 'open' | 'failed' };

type ProfileButtonProps = {
  readonly productType: string;
  readonly children: ReactNode;
  /** Of the search that the profile is for, where the page is one. */
  readonly search?: SearchState;
  /** Path of the question that it is opened for. */
  readonly focus?: string;
  /** Instead of loading the page's data anew. */
  readonly onSaved?: () => void;
};

export const ProfileButton = ({ productType, children, search, focus, onSaved }: ProfileButtonProps) => {
  const { profiles, platform } = useAppContext();
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opened>();

  const open = async (): Promise<void> => {
    setOpened({ state: 'loading' });
    try {
      const { ProfileDialog } = await import('./form/ProfileDialog.tsx');
      setOpened({ Dialog: ProfileDialog, state: 'open' });
    } catch {
      setOpened({ state: 'failed' });
    }
  };
  const close = (): void => setOpened(undefined);
  const compare = (said: Profile): void => {
    profiles.save(productType, said);
    platform.sendProfile(productType, said);
    close();
    if (onSaved) onSaved();
    else void revalidate();
  };
  const Dialog = opened?.Dialog;
  return (
    <>
      <button
        type="button"
        className="profile-edit search-button"
        data-search={search}
        aria-haspopup="dialog"
        aria-expanded={opened?.state === 'open'}
        aria-disabled={opened?.state === 'loading' || undefined}
        onClick={() => void open()}
      >
        {children}
      </button>
      {opened?.state === 'failed' && <span role="alert">No se pudo abrir: inténtalo nuevamente.</span>}
      {Dialog && <Dialog productType={productType} focus={focus} onClose={close} onCompare={compare} />}
    </>
  );
};
