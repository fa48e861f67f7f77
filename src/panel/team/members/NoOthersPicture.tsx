import { Picture } from '../../kit/state/Picture.tsx';
import { pictureColors } from '../../kit/state/pictureColors.ts';

const { paper, line, accent } = pictureColors;

/** One person at a table, and chairs for others. */
export function NoOthersPicture() {
  return (
    <Picture>
      <g stroke={line} strokeWidth="3" strokeDasharray="5 6" fill={paper}>
        <circle cx="44" cy="62" r="12" />
        <path d="M24 98c0-14 8-20 20-20s20 6 20 20" />
        <circle cx="156" cy="62" r="12" />
        <path d="M136 98c0-14 8-20 20-20s20 6 20 20" />
      </g>
      <g stroke={accent} strokeWidth="3" fill={paper}>
        <circle cx="100" cy="48" r="15" />
        <path d="M74 98c0-19 10-29 26-29s26 10 26 29z" />
      </g>
      <rect x="22" y="98" width="156" height="10" rx="5" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M48 108v16M152 108v16" stroke={line} strokeWidth="3" />
    </Picture>
  );
}
