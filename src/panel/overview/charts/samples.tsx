/** Theme variables, so that charts follow light and dark mode. Each has a contrast of at least 3:1. */
export const chartColors = {
  first: 'var(--mui-palette-primary-main)',
  second: 'var(--mui-palette-secondary-main)',
  tint: 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent)',
  line: 'var(--mui-palette-divider)',
  text: 'var(--mui-palette-text-secondary)',
  strong: 'var(--mui-palette-text-primary)',
  paper: 'var(--mui-palette-background-paper)',
};

/** Legend samples of the series. */
export const lineSample = (
  <>
    <path d="M0 6h20" stroke={chartColors.first} strokeWidth="2.5" />
    <circle cx="10" cy="6" r="3.5" fill={chartColors.paper} stroke={chartColors.first} strokeWidth="2" />
  </>
);
export const plainSample = <rect x="5" width="10" height="12" fill={chartColors.second} />;
export const outlineSample = (
  <rect
    x="4"
    y="1"
    width="12"
    height="10"
    fill={chartColors.tint}
    stroke={chartColors.first}
    strokeWidth="1.5"
  />
);
export const solidSample = <rect x="6" width="8" height="12" fill={chartColors.first} />;
export const numberSample = (
  <>
    <circle cx="10" cy="6" r="5.5" fill="none" stroke={chartColors.text} />
    <text x="10" y="9" fontSize="8" textAnchor="middle" fill={chartColors.strong}>
      1
    </text>
  </>
);
