import { Picture } from '../kit/state/Picture.tsx';
import { pictureColors } from '../kit/state/pictureColors.ts';

const { paper, line, accent } = pictureColors;

/** People to come, around a heart. */
export function NoVolunteersPicture() {
  return (
    <Picture>
      <g stroke={line} strokeWidth="3" strokeDasharray="5 6" fill={paper}>
        <circle cx="48" cy="66" r="13" />
        <path d="M26 112c0-15 9-24 22-24s22 9 22 24" />
        <circle cx="152" cy="66" r="13" />
        <path d="M130 112c0-15 9-24 22-24s22 9 22 24" />
      </g>
      <g stroke={accent} strokeWidth="3" fill={paper}>
        <circle cx="100" cy="62" r="16" />
        <path d="M72 118c0-19 11-31 28-31s28 12 28 31z" />
      </g>
      <path d="M100 34c-9-6-14-11-14-17a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 6-5 11-14 17z" fill={accent} />
      <path d="M40 118h120" stroke={line} strokeWidth="3" />
    </Picture>
  );
}
