/** Light or dark. */
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useTheme as useThemeName, useTranslate } from 'react-admin';

export const ThemeButton = () => {
  const translate = useTranslate();
  const isDark = useTheme().palette.mode === 'dark';
  const [, setTheme] = useThemeName();
  const label = translate(isDark ? 'cotejo.theme.light' : 'cotejo.theme.dark');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
      </IconButton>
    </Tooltip>
  );
};
