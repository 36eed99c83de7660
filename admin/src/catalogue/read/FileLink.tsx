/** Leads to a file that the platform keeps: it is read in the name of who is logged in, which a plain link could not tell. */
import { Link } from '@mui/material';
import { type MouseEvent, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../../kit/files/saveFile.ts';
import { messageOf } from '../../kit/providers/http-error.ts';

type FileLinkProps = {
  /** As the catalogue has it. */
  address: string;
  /** Where staff reads it. */
  source: string;
  name: string;
  children: ReactNode;
};

export const FileLink = ({ address, source, name, children }: FileLinkProps) => {
  const notify = useNotify();
  const read = (event: MouseEvent): void => {
    event.preventDefault();
    saveFile(source, name).catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  };
  return (
    <Link href={address} download={name} onClick={read}>
      {children}
    </Link>
  );
};
