import { CoverPicture } from './CoverPicture.tsx';

const houses = [
  { x: 6, height: 42, color: '#7a8b99' },
  { x: 44, height: 66, color: '#c8553d' },
  { x: 82, height: 50, color: '#0f766e' },
  { x: 120, height: 76, color: '#5b6f80' },
  { x: 158, height: 56, color: '#e0a458' },
  { x: 196, height: 70, color: '#14a098' },
  { x: 234, height: 48, color: '#9a4a1c' },
  { x: 272, height: 62, color: '#7a8b99' },
];
const windows = [8, 22, 36, 50];

export function CityPicture() {
  return (
    <CoverPicture ground="#e6edf2">
      <circle cx="252" cy="26" r="13" fill="#f7d794" />
      {houses.map(({ x, height, color }) => (
        <g key={x} transform={`translate(${x} ${100 - height})`}>
          <path d={`M0 0 17-10 34 0V${height}H0z`} fill={color} />
          {windows.map((y) => (
            <path key={y} d={`M7 ${y}h7v8H7zM20 ${y}h7v8h-7z`} fill="#fdf6e9" opacity="0.85" />
          ))}
        </g>
      ))}
    </CoverPicture>
  );
}
