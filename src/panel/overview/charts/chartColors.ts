/** As variables of the theme, so that charts follow light and dark. Each keeps 3:1 on paper. */
export const chartColors = {
  first: 'var(--mui-palette-primary-main)',
  second: 'var(--mui-palette-secondary-main)',
  tint: 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent)',
  line: 'var(--mui-palette-divider)',
  text: 'var(--mui-palette-text-secondary)',
  strong: 'var(--mui-palette-text-primary)',
  paper: 'var(--mui-palette-background-paper)',
};
