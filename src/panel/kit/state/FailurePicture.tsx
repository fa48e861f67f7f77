import { accent, line, Picture, paper } from './Picture.tsx';

/** An unplugged plug. */
export function FailurePicture() {
  return (
    <Picture>
      <path d="M14 88c18 0 20-16 38-16" stroke={line} strokeWidth="4" />
      <path d="M52 56h20c10 0 16 7 16 16s-6 16-16 16H52z" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M88 65h11M88 79h11" stroke={line} strokeWidth="4" />
      <path d="M148 56h-14c-10 0-16 7-16 16s6 16 16 16h14z" fill={paper} stroke={accent} strokeWidth="3" />
      <path d="M148 72c20 0 18-16 38-16" stroke={accent} strokeWidth="4" />
      <path d="M104 44l-3-11M112 43l4-10M104 100l-3 11M112 101l4 10" stroke={accent} strokeWidth="3" />
    </Picture>
  );
}
