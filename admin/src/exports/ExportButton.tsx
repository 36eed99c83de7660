/** Exports everything that matches a list's filter, in the format that one chooses. */
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { CanAccess, type SortPayload, useTranslate } from 'react-admin';
import { type ExportFormat, exportFormats } from './export.ts';
import { useExport } from './useExport.ts';

type ExportButtonProps = {
  resource: string;
  /** The permission group whose `export` is needed. */
  of?: string;
  /** As the service understands it, not as the filter form holds it. */
  filter: object;
  sort?: SortPayload;
};

const Exporting = ({ resource, filter, sort }: ExportButtonProps) => {
  const translate = useTranslate();
  const menuId = useId();
  const [opener, setOpener] = useState<HTMLElement>();
  const { ask, isAsking } = useExport();
  const choose = (format: ExportFormat) => {
    setOpener(undefined);
    void ask({ resource, format, filter, sort });
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
        {translate(`resources.exports.${isAsking ? 'asking' : 'button'}`)}
      </Button>
      <Menu id={menuId} anchorEl={opener} open={opener !== undefined} onClose={() => setOpener(undefined)}>
        {exportFormats.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {translate(`resources.exports.formats.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** Only for those who may. */
export const ExportButton = ({ of = 'leads', ...props }: ExportButtonProps) => (
  <CanAccess resource={of} action="export">
    <Exporting {...props} />
  </CanAccess>
);
