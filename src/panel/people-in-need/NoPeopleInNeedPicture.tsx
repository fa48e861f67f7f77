import { Picture } from '../kit/state/Picture.tsx';
import { pictureColors } from '../kit/state/pictureColors.ts';

const { paper, line, accent } = pictureColors;

/** A phone that calls for help, and the tray that waits for it. */
export function NoPeopleInNeedPicture() {
  return (
    <Picture>
      <rect x="40" y="24" width="54" height="94" rx="10" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M60 33h14" stroke={line} strokeWidth="3" />
      <path d="M67 84c-10-7-15-12-15-19a8 8 0 0 1 15-3 8 8 0 0 1 15 3c0 7-5 12-15 19z" fill={accent} />
      <path d="M54 100h26" stroke={line} strokeWidth="3" opacity="0.5" />
      <path d="M104 71h20m-8-8 8 8-8 8" stroke={accent} strokeWidth="4" />
      <path
        d="M136 74l10-24h28l10 24v28a8 8 0 0 1-8 8h-32a8 8 0 0 1-8-8z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="M136 78h14l4 9h12l4-9h14" stroke={line} strokeWidth="3" />
    </Picture>
  );
}
