/** A button for what may not be done now: it stays reachable, and says why. */
import { Button, type ButtonProps, Tooltip } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../ui/visuallyHidden.ts';

export const RefusedButton = ({ reason, ...button }: ButtonProps & { reason: string | undefined }) => {
  const translate = useTranslate();
  const id = useId();
  const why = reason ?? translate('ra.notification.not_authorized');
  return (
    <>
      <Tooltip title={why} describeChild>
        <Button
          {...button}
          aria-disabled
          aria-describedby={id}
          disableRipple
          sx={{ opacity: 0.55, cursor: 'not-allowed', ...(button.sx as object) }}
        />
      </Tooltip>
      <span id={id} style={visuallyHidden}>
        {`No disponible: ${why}`}
      </span>
    </>
  );
};
