import { createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { darkTheme, lightTheme, withoutMotion } from './theme.ts';

test.each([
  ['day', lightTheme],
  ['night', darkTheme],
])('without motion nothing is waited for, by %s', (_, looks) => {
  const theme = createTheme(withoutMotion(looks));
  expect(new Set(Object.values(theme.transitions.duration))).toEqual(new Set([0]));
  expect(theme.transitions.getAutoHeightDuration(400)).toBe(0);
  expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
});
