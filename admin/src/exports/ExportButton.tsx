/** Exports everything that the filters of the list around it leave, in the format that one chooses. */
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { type ConsoleResource } from '../kit/context.ts';
import { may } from '../kit/providers/access.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { useResources } from '../kit/useContexts.ts';
import { type ExportFormat, exportFormats } from './export.ts';
import { useExport } from './useExport.ts';

const Exporting = ({ name: resource, filterQuery }: ConsoleResource) => {
  const translate = useTranslate();
  const menuId = useId();
  const [opener, setOpener] = useState<HTMLElement>();
  const { ask, isAsking } = useExport();
  const list = useListContext();
  const identity = useConsoleIdentity();
  const choose = (format: ExportFormat) => {
    setOpener(undefined);
    const values = { ...(list.filterValues as object), ...(list.filter as object) };
    const filter = filterQuery ? filterQuery(values, identity?.id) : values;
    void ask({ resource, format, filter, sort: list.sort });
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

/** Only for those who may export that list. */
export const ExportButton = () => {
  const { resource } = useListContext();
  const identity = useConsoleIdentity();
  const exported = useResources().find(({ name }) => name === resource);
  return (
    exported?.exportPermission && may(identity, exported.exportPermission) && <Exporting {...exported} />
  );
};
