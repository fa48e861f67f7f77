import { Picture } from './Picture.tsx';
import { pictureColors } from './pictureColors.ts';

const { paper, line, accent } = pictureColors;

/** An hourglass that runs. */
export function WaitPicture() {
  return (
    <Picture>
      <path
        d="M78 28h44v14c0 15-16 19-16 30s16 15 16 30v14H78v-14c0-15 16-19 16-30S78 57 78 42z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="M70 28h60M70 116h60" stroke={line} strokeWidth="4" />
      <path d="M88 49h24M100 76v14M86 109c2-9 8-13 14-13s12 4 14 13z" stroke={accent} strokeWidth="4" />
    </Picture>
  );
}
