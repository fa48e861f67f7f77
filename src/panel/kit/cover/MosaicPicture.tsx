import { CoverPicture } from './CoverPicture.tsx';

const colors = ['#0f766e', '#e0a458', '#c8553d', '#14a098', '#f1d9b5', '#7a5c46', '#9fd8d6'];
const side = 25;
const tiles = Array.from({ length: 48 }, (_, tile) => ({
  x: (tile % 12) * side,
  y: Math.floor(tile / 12) * side,
}));

/** Tiles of two colours each; how they follow each other repeats late enough to look like chance. */
export function MosaicPicture() {
  return (
    <CoverPicture ground="#fdf6e9">
      {tiles.map(({ x, y }, tile) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d={`M0 0h${side}v${side}z`} fill={colors[(tile * 3) % colors.length]} />
          <path d={`M0 0v${side}h${side}z`} fill={colors[(tile * 5 + 2) % colors.length]} />
        </g>
      ))}
    </CoverPicture>
  );
}
