/** Colours of our drawings, as variables of the theme, so that they follow light and dark. */
export const pictureColors = {
  paper: 'var(--mui-palette-background-paper)',
  line: 'var(--mui-palette-text-secondary)',
  accent: 'var(--mui-palette-primary-main)',
  tint: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
};
