import { Picture } from '../../kit/state/Picture.tsx';
import { pictureColors } from '../../kit/state/pictureColors.ts';

const { paper, line, accent } = pictureColors;

/** A cup that steams beside a list where all is ticked. */
export function NothingToDoPicture() {
  return (
    <Picture>
      <rect x="42" y="28" width="62" height="86" rx="8" fill={paper} stroke={line} strokeWidth="3" />
      <g stroke={accent} strokeWidth="4">
        <path d="m54 50 5 5 9-10M54 71l5 5 9-10M54 92l5 5 9-10" />
      </g>
      <path d="M76 50h16M76 71h16M76 92h16" stroke={line} strokeWidth="3" opacity="0.5" />
      <path
        d="M118 80h36v18a14 14 0 0 1-14 14h-8a14 14 0 0 1-14-14z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="M154 86h5a8 8 0 0 1 0 16h-6" stroke={line} strokeWidth="3" />
      <path d="M129 70c-4-6 4-8 0-14M143 70c-4-6 4-8 0-14" stroke={accent} strokeWidth="3" />
      <path d="M112 120h50" stroke={line} strokeWidth="3" />
    </Picture>
  );
}
