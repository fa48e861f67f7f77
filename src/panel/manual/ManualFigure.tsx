import Box from '@mui/material/Box';
import { type ManualPicture, windowOf } from './manualPictures.ts';

interface ManualFigureProps {
  readonly name: ManualPicture;
  readonly href: string;
  readonly alt: string;
  readonly hint: string;
}

/** A picture of a screen, which opens in full size beside the manual. Its room is there before it comes. */
export function ManualFigure({ name, href, alt, hint }: ManualFigureProps) {
  const { width, height } = windowOf(name);
  return (
    <Box component="figure" sx={{ m: 0, my: 2, maxWidth: width, breakInside: 'avoid' }}>
      <Box
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        title={hint}
        sx={{
          display: 'block',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          img: { display: 'block', width: '100%', height: 'auto' },
        }}
      >
        <img src={href} alt={alt} width={width} height={height} loading="lazy" />
      </Box>
    </Box>
  );
}
