import type { ComponentType, ReactNode } from 'react';
import type { components } from '../../../contract/generated/types.ts';

type DesignName = NonNullable<components['schemas']['CoverDesign']>;

const rays = [-72, -48, -24, 0, 24, 48, 72];

/** A sunrise behind hills. */
function SunrisePicture() {
  return (
    <CoverPicture ground="#fde8cd">
      {rays.map((turn) => (
        <path key={turn} d="M147 70 150 2l3 68z" fill="#f5b765" transform={`rotate(${turn} 150 76)`} />
      ))}
      <circle cx="150" cy="76" r="32" fill="#ee8e3c" />
      <path d="M0 78c46-22 84-20 130-2s100 20 170-8v32H0z" fill="#c8553d" />
      <path d="M0 92c60-16 130-14 180-4s86 4 120-6v18H0z" fill="#7c3a14" />
    </CoverPicture>
  );
}

const colors = ['#0f766e', '#e0a458', '#c8553d', '#14a098', '#f1d9b5', '#7a5c46', '#9fd8d6'];
const side = 25;
const tiles = Array.from({ length: 48 }, (_, tile) => ({
  x: (tile % 12) * side,
  y: Math.floor(tile / 12) * side,
}));

/** Two-coloured tiles; the pattern repeats late enough to look random. */
function MosaicPicture() {
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

const hands = [
  { x: 18, turn: -12, color: '#0f766e' },
  { x: 72, turn: 6, color: '#e0a458' },
  { x: 126, turn: -5, color: '#c8553d' },
  { x: 180, turn: 9, color: '#14a098' },
  { x: 234, turn: -8, color: '#7a5c46' },
];

/** Raised hands. */
function HandsPicture() {
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

function CityPicture() {
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

const leaves = [
  { x: 20, y: 84, turn: -30, size: 1.1, color: '#2f7d4f' },
  { x: 62, y: 96, turn: 14, size: 1.5, color: '#5aa469' },
  { x: 108, y: 88, turn: -18, size: 1.2, color: '#0f766e' },
  { x: 150, y: 98, turn: 4, size: 1.7, color: '#86b96b' },
  { x: 196, y: 90, turn: 26, size: 1.2, color: '#2f7d4f' },
  { x: 238, y: 98, turn: -10, size: 1.5, color: '#5aa469' },
  { x: 280, y: 86, turn: 30, size: 1.1, color: '#0f766e' },
];

function LeavesPicture() {
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

const pictures: Readonly<Record<DesignName, ComponentType>> = {
  hands: HandsPicture,
  leaves: LeavesPicture,
  waves: WavesPicture,
  sunrise: SunrisePicture,
  city: CityPicture,
  mosaic: MosaicPicture,
};

/** A preset cover by its name in the contract; falls back to the hands. */
export function CoverDesign({ name }: { readonly name: unknown }) {
  const Picture = isDesignName(name) ? pictures[name] : pictures.hands;
  return <Picture />;
}

function isDesignName(name: unknown): name is DesignName {
  return typeof name === 'string' && Object.hasOwn(pictures, name);
}

function WavesPicture() {
  return (
    <CoverPicture ground="#dff1f2">
      <path d="M0 42c38-24 62-24 100 0s62 24 100 0 62-24 100 0v58H0z" fill="#9fd8d6" />
      <path d="M0 60c30-18 70-18 100-2s70 20 110 0 60-16 90 0v42H0z" fill="#4fb3b0" />
      <path d="M0 76c44-16 76-10 112 2s70 10 104-2 56-12 84-2v26H0z" fill="#0f766e" />
      <path d="M0 90c50-10 90-8 140 0s110 6 160-2v12H0z" fill="#0b4f4a" />
    </CoverPicture>
  );
}

/** Frame of a preset design, 3:1; cropped where the container has another ratio. */
function CoverPicture({ ground, children }: { readonly ground: string; readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 300 100"
      preserveAspectRatio="xMidYMid slice"
      style={{ display: 'block', width: '100%', height: '100%' }}
    >
      <rect width="300" height="100" fill={ground} />
      {children}
    </svg>
  );
}
