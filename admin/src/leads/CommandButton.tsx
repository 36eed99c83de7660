/** A button for a command: one that may not be used now stays reachable, and says why. */
import { type LeadCommandName } from '@cotejo/core/leads';
import { Button, type ButtonProps, Tooltip } from '@mui/material';
import { useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { visuallyHidden } from '../misc/visuallyHidden.ts';
import { type LeadRow } from './lead.ts';
import { permissionFor } from './leadModel.ts';

type CommandButtonProps = Omit<ButtonProps, 'disabled'> & { command: LeadCommandName };

export const CommandButton = ({ command, onClick, ...rest }: CommandButtonProps) => {
  const translate = useTranslate();
  const id = useId();
  const lead = useRecordContext<LeadRow>();
  const { allowed, reason } = permissionFor(lead ?? {}, command);
  if (allowed) return <Button onClick={onClick} {...rest} />;
  const why = reason ?? translate('ra.notification.not_authorized');
  return (
    <>
      <Tooltip title={why} describeChild>
        <Button
          {...rest}
          aria-disabled
          aria-describedby={id}
          sx={{ opacity: 0.55, cursor: 'not-allowed' }}
          disableRipple
        />
      </Tooltip>
      <span id={id} style={visuallyHidden}>
        {translate('cotejo.command.notAllowed', { reason: why })}
      </span>
    </>
  );
};
