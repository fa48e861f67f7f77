import { Picture } from '../../kit/state/Picture.tsx';
import { pictureColors } from '../../kit/state/pictureColors.ts';

const { paper, line, accent } = pictureColors;

/** A calendar with a place kept free. */
export function NoEventsPicture() {
  return (
    <Picture>
      <rect x="52" y="30" width="96" height="84" rx="8" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M52 52h96M76 22v16M124 22v16" stroke={line} strokeWidth="3" />
      <g stroke={line} strokeWidth="2" opacity="0.5">
        <rect x="64" y="62" width="16" height="12" rx="3" />
        <rect x="92" y="62" width="16" height="12" rx="3" />
        <rect x="120" y="62" width="16" height="12" rx="3" />
        <rect x="64" y="88" width="16" height="12" rx="3" />
      </g>
      <rect
        x="90"
        y="84"
        width="46"
        height="20"
        rx="5"
        fill={paper}
        stroke={accent}
        strokeWidth="3"
        strokeDasharray="5 5"
      />
      <path d="M113 89v10M108 94h10" stroke={accent} strokeWidth="3" />
    </Picture>
  );
}
