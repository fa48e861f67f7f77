import { Picture } from '../../kit/state/Picture.tsx';
import { pictureColors } from '../../kit/state/pictureColors.ts';

const { paper, line, accent } = pictureColors;

/** A list on a clipboard, with nobody on it yet. */
export function NoParticipantsPicture() {
  return (
    <Picture>
      <rect x="62" y="30" width="76" height="92" rx="8" fill={paper} stroke={line} strokeWidth="3" />
      <rect x="84" y="22" width="32" height="16" rx="6" fill={paper} stroke={accent} strokeWidth="3" />
      <g stroke={line} strokeWidth="2" opacity="0.5">
        <rect x="74" y="52" width="10" height="10" rx="2" />
        <rect x="74" y="74" width="10" height="10" rx="2" />
        <rect x="74" y="96" width="10" height="10" rx="2" />
        <path d="M92 57h32M92 79h24M92 101h28" strokeDasharray="4 5" />
      </g>
    </Picture>
  );
}
