import { CoverPicture } from './CoverPicture.tsx';

const hands = [
  { x: 18, turn: -12, color: '#0f766e' },
  { x: 72, turn: 6, color: '#e0a458' },
  { x: 126, turn: -5, color: '#c8553d' },
  { x: 180, turn: 9, color: '#14a098' },
  { x: 234, turn: -8, color: '#7a5c46' },
];

/** Hands raised to help. */
export function HandsPicture() {
  return (
    <CoverPicture ground="#f6ead8">
      {hands.map(({ x, turn, color }) => (
        <g key={x} fill={color} transform={`translate(${x} 30) rotate(${turn} 24 60)`}>
          <rect x="4" y="12" width="9" height="44" rx="4.5" />
          <rect x="15" y="2" width="9" height="52" rx="4.5" />
          <rect x="26" y="0" width="9" height="52" rx="4.5" />
          <rect x="37" y="8" width="9" height="46" rx="4.5" />
          <rect x="4" y="36" width="42" height="38" rx="16" />
          <rect x="44" y="34" width="9" height="32" rx="4.5" transform="rotate(38 48 60)" />
          <rect x="13" y="60" width="24" height="50" rx="6" />
        </g>
      ))}
    </CoverPicture>
  );
}
