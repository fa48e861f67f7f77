import { CoverPicture } from './CoverPicture.tsx';

const rays = [-72, -48, -24, 0, 24, 48, 72];

/** The sun comes up behind hills. */
export function SunrisePicture() {
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
