import { CoverPicture } from './CoverPicture.tsx';

export function WavesPicture() {
  return (
    <CoverPicture ground="#dff1f2">
      <path d="M0 42c38-24 62-24 100 0s62 24 100 0 62-24 100 0v58H0z" fill="#9fd8d6" />
      <path d="M0 60c30-18 70-18 100-2s70 20 110 0 60-16 90 0v42H0z" fill="#4fb3b0" />
      <path d="M0 76c44-16 76-10 112 2s70 10 104-2 56-12 84-2v26H0z" fill="#0f766e" />
      <path d="M0 90c50-10 90-8 140 0s110 6 160-2v12H0z" fill="#0b4f4a" />
    </CoverPicture>
  );
}
