import { Picture } from '../kit/state/Picture.tsx';
import { pictureColors } from '../kit/state/pictureColors.ts';

const { paper, line, accent } = pictureColors;

/** A phone that a call for help leaves, and a hand that waits for it. */
export function NoPeopleInNeedPicture() {
  return (
    <Picture>
      <rect x="40" y="24" width="54" height="94" rx="10" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M60 33h14" stroke={line} strokeWidth="3" />
      <path d="M67 84c-10-7-15-12-15-19a8 8 0 0 1 15-3 8 8 0 0 1 15 3c0 7-5 12-15 19z" fill={accent} />
      <path d="M54 100h26" stroke={line} strokeWidth="3" opacity="0.5" />
      <path d="M106 56h26m-9-9 9 9-9 9" stroke={accent} strokeWidth="4" strokeDasharray="1 0" />
      <path
        d="M112 108h14l12-9c4-3 9 2 6 6l-6 7h20c6 0 6-9 0-9h-8"
        stroke={line}
        strokeWidth="3"
        fill="none"
      />
      <path d="M112 120h38l16-12" stroke={line} strokeWidth="3" />
    </Picture>
  );
}
