import { accent, line, Picture, paper } from './Picture.tsx';

/** A locked door. */
export function ForbiddenPicture() {
  return (
    <Picture>
      <path d="M68 122V34a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v88" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M48 122h104" stroke={line} strokeWidth="3" />
      <rect x="84" y="68" width="32" height="26" rx="5" fill={paper} stroke={accent} strokeWidth="4" />
      <path d="M91 68v-7a9 9 0 0 1 18 0v7" stroke={accent} strokeWidth="4" />
      <path d="M100 79v5" stroke={accent} strokeWidth="4" />
    </Picture>
  );
}
