import { Picture } from '../../kit/state/Picture.tsx';
import { pictureColors } from '../../kit/state/pictureColors.ts';

const { paper, line, accent } = pictureColors;

/** An open envelope with a card in it. */
export function NoInvitationsPicture() {
  return (
    <Picture>
      <path d="M52 66l48-34 48 34v52H52z" fill={paper} stroke={line} strokeWidth="3" />
      <rect x="66" y="40" width="68" height="56" rx="5" fill={paper} stroke={accent} strokeWidth="3" />
      <circle cx="100" cy="56" r="7" stroke={accent} strokeWidth="3" />
      <path d="M86 78c0-8 5-12 14-12s14 4 14 12" stroke={accent} strokeWidth="3" />
      <path d="M52 66l48 34 48-34v52H52z" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M52 118l36-28M148 118l-36-28" stroke={line} strokeWidth="3" />
    </Picture>
  );
}
