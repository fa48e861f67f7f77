import { CoverPicture } from './CoverPicture.tsx';

const leaves = [
  { x: 20, y: 84, turn: -30, size: 1.1, color: '#2f7d4f' },
  { x: 62, y: 96, turn: 14, size: 1.5, color: '#5aa469' },
  { x: 108, y: 88, turn: -18, size: 1.2, color: '#0f766e' },
  { x: 150, y: 98, turn: 4, size: 1.7, color: '#86b96b' },
  { x: 196, y: 90, turn: 26, size: 1.2, color: '#2f7d4f' },
  { x: 238, y: 98, turn: -10, size: 1.5, color: '#5aa469' },
  { x: 280, y: 86, turn: 30, size: 1.1, color: '#0f766e' },
];

export function LeavesPicture() {
  return (
    <CoverPicture ground="#e8f1e2">
      {leaves.map(({ x, y, turn, size, color }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path d="M0 0C-20-16-18-40 0-56 18-40 20-16 0 0Z" fill={color} />
          <path
            d="M0 0V-44M0-12l9-9M0-12l-9-9M0-25l8-8M0-25l-8-8"
            stroke="#e8f1e2"
            strokeWidth="1.2"
            fill="none"
          />
        </g>
      ))}
    </CoverPicture>
  );
}
