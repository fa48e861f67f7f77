import type { PaletteOptions } from '@mui/material/styles';

/** Teal on warm neutral greys. Each colour of a text or an icon keeps 4.5:1 on `paper` and on `default`. */
export const lightPalette: PaletteOptions = {
  primary: { main: '#0f766e', light: '#14a098', dark: '#115e59', contrastText: '#ffffff' },
  secondary: { main: '#9a4a1c', light: '#c46a35', dark: '#7c3a14', contrastText: '#ffffff' },
  success: { main: '#15803d' },
  warning: { main: '#a15c07' },
  error: { main: '#b91c1c' },
  info: { main: '#0369a1' },
  background: { default: '#f8f6f3', paper: '#ffffff' },
  text: { primary: '#1f1b18', secondary: '#5c544d' },
  divider: '#e5e0da',
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#5cd0c4', light: '#8fe3da', dark: '#2aa79b', contrastText: '#06302c' },
  secondary: { main: '#e8a67c', light: '#f2c5a8', dark: '#c97f4f', contrastText: '#3a1a06' },
  success: { main: '#6fd58f' },
  warning: { main: '#f0b75a' },
  error: { main: '#f58a85' },
  info: { main: '#7cc4f0' },
  background: { default: '#191614', paper: '#231f1c' },
  text: { primary: '#f3efeb', secondary: '#b8afa7' },
  divider: '#3a342f',
};
