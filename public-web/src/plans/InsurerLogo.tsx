/** An insurer's logo; its initials where there is none, or it does not come. */
import { Picture } from '../ui/Picture.tsx';
import './InsurerLogo.css';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('es') ?? '')
    .join('');

type Insurer = {
  readonly displayName: string;
  readonly metadata: { readonly image?: string | undefined };
};
export const InsurerLogo = ({ insurer }: { readonly insurer: Insurer }) => {
  const initials = (
    <span className="insurer-logo insurer-initials" aria-hidden="true">
      {initialsOf(insurer.displayName)}
    </span>
  );
  const image = insurer.metadata.image;
  return image === undefined ? (
    initials
  ) : (
    <Picture src={image} alt="" width={130} height={36} className="insurer-logo" fallback={initials} />
  );
};
