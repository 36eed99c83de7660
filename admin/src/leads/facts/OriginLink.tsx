/** Where the request was sent from; a link only when it is a web address, for a visitor wrote it. */
import { Link } from '@mui/material';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';
import { webAddress } from './webAddress.ts';

export const OriginLink = ({ url }: { url: string }) => {
  const address = webAddress(url);
  if (!address) return url;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer">
      {url}
      <span style={visuallyHidden}> (se abre en otra pestaña)</span>
    </Link>
  );
};
