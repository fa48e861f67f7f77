import { Picture } from '../kit/state/Picture.tsx';
import { pictureColors } from '../kit/state/pictureColors.ts';

const { paper, line, accent } = pictureColors;

/** A bell that is still. */
export function BellPicture() {
  return (
    <Picture>
      <path d="M100 26v8" stroke={line} strokeWidth="4" />
      <path
        d="M68 98c6-6 8-14 8-30 0-19 9-32 24-32s24 13 24 32c0 16 2 24 8 30z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="M91 104a9 9 0 0 0 18 0" stroke={line} strokeWidth="3" />
      <circle cx="130" cy="94" r="17" fill={paper} stroke={accent} strokeWidth="3" />
      <path d="m122 94 6 6 10-11" stroke={accent} strokeWidth="4" />
    </Picture>
  );
}
