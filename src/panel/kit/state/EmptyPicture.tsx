import { Picture, pictureColors } from './Picture.tsx';

const { paper, line, accent } = pictureColors;

/** Empty cards, the first one filled. */
export function EmptyPicture() {
  return (
    <Picture>
      <g stroke={line} strokeWidth="3" strokeDasharray="5 6" fill={paper}>
        <rect x="46" y="66" width="108" height="22" rx="6" />
        <rect x="46" y="96" width="108" height="22" rx="6" />
      </g>
      <rect x="38" y="26" width="124" height="30" rx="8" fill={paper} stroke={accent} strokeWidth="3" />
      <path d="M58 34v14m-7-7h14" stroke={accent} strokeWidth="3" />
      <path d="M80 41h62" stroke={line} strokeWidth="3" opacity="0.5" />
    </Picture>
  );
}
