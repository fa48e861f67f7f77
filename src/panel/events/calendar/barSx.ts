import type { EventPart } from './weekParts.ts';

/** Of a day's cell, inside; the line between two cells is 1 px. */
export const cellPadding = 4;

/** A part of a bar reaches over the edges of its cell to the parts beside it. */
export function reachSx({ begins, goesOn }: EventPart) {
  return {
    ml: begins ? 0 : `-${cellPadding + 1}px`,
    mr: goesOn ? `-${cellPadding}px` : 0,
    '& > a': {
      borderTopLeftRadius: begins ? undefined : 0,
      borderBottomLeftRadius: begins ? undefined : 0,
      borderTopRightRadius: goesOn ? 0 : undefined,
      borderBottomRightRadius: goesOn ? 0 : undefined,
    },
  };
}

/** The words of a bar stand in its first cell of a week, and go on over those that follow, each a link to press. */
export function wordsSx({ begins, days }: EventPart) {
  const cell = begins ? `(100% + ${cellPadding + 1}px)` : '100%';
  return days > 1
    ? { ...oneLine, ...above, width: `calc(${cell} * ${days} - 24px)` }
    : { ...oneLine, display: 'block' };
}

const above = { position: 'absolute', zIndex: 1, pointerEvents: 'none' };
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
