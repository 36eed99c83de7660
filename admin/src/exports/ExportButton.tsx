/** Exports everything that matches a list's filter, in the format that one chooses. */
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CanAccess, type SortPayload, useNotify, useTranslate } from 'react-admin';
import { askForExport } from './askForExport.ts';
import { type ExportFormat, exportFormats, type ExportResource } from './export.ts';

type ExportButtonProps = {
  resource: ExportResource;
  /** As the service understands it, not as the filter form holds it. */
  filter: object;
  sort?: SortPayload;
};

const Exporting = ({ resource, filter, sort }: ExportButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const menuId = useId();
  const [opener, setOpener] = useState<HTMLElement>();
  const [isAsking, setIsAsking] = useState(false);

  const ask = async (format: ExportFormat) => {
    setOpener(undefined);
    setIsAsking(true);
    try {
      await askForExport({ resource, format, filter, sort }, crypto.randomUUID());
      notify(translate('resources.exports.asked'), { type: 'info', autoHideDuration: 8_000 });
      void queries.invalidateQueries({ queryKey: ['exports'] });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setIsAsking(false);
    }
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
          <MenuItem key={format} onClick={() => void ask(format)}>
            {translate(`resources.exports.formats.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** Only for those who may. */
export const ExportButton = (props: ExportButtonProps) => (
  <CanAccess resource="leads" action="export">
    <Exporting {...props} />
  </CanAccess>
);
