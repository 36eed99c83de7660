/** The formats in which a list is exported: everything that a filter leaves. */
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { may } from '../kit/providers/access.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { useResources } from '../kit/useContexts.ts';
import { type ExportOrder } from './askForExport.ts';
import { type ExportFormat, exportFormats, formatNames } from './export.ts';
import { useExport } from './useExport.ts';

type ExportMenuProps = {
  resource: string;
  /** As the service reads it. */
  filter: object;
  sort: ExportOrder['sort'];
  /** In which the file tells times; each row’s country’s if left out. */
  zone?: string;
};

/** Only for those who may export that list. */
export const ExportMenu = ({ resource, filter, sort, zone }: ExportMenuProps) => {
  const menuId = useId();
  const [opener, setOpener] = useState<HTMLElement>();
  const { ask, isAsking } = useExport();
  const identity = useConsoleIdentity();
  const exported = useResources().find(({ name }) => name === resource);
  if (!exported?.exportPermission || !may(identity, exported.exportPermission)) return null;
  const choose = (format: ExportFormat) => {
    setOpener(undefined);
    void ask({ resource, format, filter, sort, ...(zone !== undefined && { zone }) });
  };

  return (
    <>
      <Button
        startIcon={<FileDownloadOutlined />}
        loading={isAsking}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={opener !== undefined}
        aria-controls={opener && menuId}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        {isAsking ? 'Exportando…' : 'Exportar'}
      </Button>
      <Menu id={menuId} anchorEl={opener} open={opener !== undefined} onClose={() => setOpener(undefined)}>
        {exportFormats.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {formatNames[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
