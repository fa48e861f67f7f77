import { chartColors } from './chartColors.ts';

/** How each series is drawn, for the legend. */
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
