import { accent, line, Picture, paper } from './Picture.tsx';

/** A sent letter. */
export function MailPicture() {
  return (
    <Picture>
      <rect x="46" y="36" width="100" height="72" rx="8" fill={paper} stroke={line} strokeWidth="3" />
      <path d="m50 42 46 36 46-36" stroke={line} strokeWidth="3" />
      <circle cx="146" cy="104" r="17" fill={paper} stroke={accent} strokeWidth="3" />
      <path d="m138 104 6 6 10-11" stroke={accent} strokeWidth="4" />
    </Picture>
  );
}
