import { Picture } from './Picture.tsx';
import { pictureColors } from './pictureColors.ts';

const { paper, line, accent } = pictureColors;

/** A chain that has come apart. */
export function BrokenLinkPicture() {
  return (
    <Picture>
      <g transform="rotate(-24 100 72)">
        <path d="M88 52H60a20 20 0 0 0 0 40h28" fill={paper} stroke={line} strokeWidth="3" />
        <path d="M88 63H60a9 9 0 0 0 0 18h28M88 52v11M88 81v11" stroke={line} strokeWidth="3" />
        <path d="M112 52h28a20 20 0 0 1 0 40h-28" fill={paper} stroke={accent} strokeWidth="3" />
        <path d="M112 63h28a9 9 0 0 1 0 18h-28M112 52v11M112 81v11" stroke={accent} strokeWidth="3" />
      </g>
      <path d="M92 40l-5-12M104 38V25M96 106l4 12M108 102l8 10" stroke={line} strokeWidth="3" opacity="0.5" />
    </Picture>
  );
}
