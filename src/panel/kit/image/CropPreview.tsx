import Box from '@mui/material/Box';
import type { ImageArea, ImageShape } from './ImageShape.ts';

interface CropPreviewProps {
  readonly url: string;
  readonly area: ImageArea;
  readonly shape: ImageShape;
}

/** The chosen part as it will be seen; the browser cuts it out, nothing is drawn anew while it moves. */
export function CropPreview({ url, area, shape: { aspect, round } }: CropPreviewProps) {
  const share = (part: number) => `${part * 100}%`;
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        flexShrink: 0,
        width: round ? 96 : 240,
        maxWidth: '100%',
        aspectRatio: aspect,
        borderRadius: round ? '50%' : 1,
        bgcolor: 'action.hover',
      }}
    >
      <img
        src={url}
        alt=""
        style={{
          position: 'absolute',
          width: share(100 / area.width),
          height: share(100 / area.height),
          left: share(-area.x / area.width),
          top: share(-area.y / area.height),
        }}
      />
    </Box>
  );
}
