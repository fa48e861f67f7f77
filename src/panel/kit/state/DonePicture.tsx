import { accent, line, Picture, paper } from './Picture.tsx';

/** A seal with a tick. */
export function DonePicture() {
  return (
    <Picture>
      <path
        d="M100 27L110 34.8L122.5 33L127.2 44.8L139 49.5L137.2 62L145 72L137.2 82L139 94.5L127.2 99.2L122.5 111L110 109.2L100 117L90 109.2L77.5 111L72.8 99.2L61 94.5L62.8 82L55 72L62.8 62L61 49.5L72.8 44.8L77.5 33L90 34.8z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="m82 74 13 13 25-28" stroke={accent} strokeWidth="5" />
    </Picture>
  );
}
