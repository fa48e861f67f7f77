import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { centerCrop, makeAspectCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { ImageArea, ImageShape } from './cropImage.ts';

interface CropFieldProps {
  readonly url: string;
  readonly shape: ImageShape;
  readonly area: ImageArea | undefined;
  readonly disabled: boolean;
  readonly onChange: (area: ImageArea) => void;
  /** Called once the picture is loaded and its size is known. */
  readonly onImage: (image: HTMLImageElement) => void;
  /** Called if the file is not a picture after all. */
  readonly onUnreadable: () => void;
}

/** Selects a part of a picture by mouse, touch or arrow keys. Starts with the largest part that fits. */
export function CropField({ url, shape, area, disabled, onChange, onImage, onUnreadable }: CropFieldProps) {
  const translate = useTranslate();
  const corner = translate('kit.image.corner');

  const start = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth, naturalHeight } = image;
    const most = makeAspectCrop({ unit: '%', width: 100 }, shape.aspect, naturalWidth, naturalHeight);
    onChange(centerCrop(most, naturalWidth, naturalHeight));
    onImage(image);
  };

  return (
    <Box sx={stage}>
      <ReactCrop
        crop={area && { unit: '%', ...area }}
        aspect={shape.aspect}
        circularCrop={shape.round}
        disabled={disabled}
        keepSelection
        minWidth={24}
        // No labels for the side handles: with a fixed ratio there are none.
        ariaLabels={{
          cropArea: translate('kit.image.area'),
          nwDragHandle: corner,
          neDragHandle: corner,
          seDragHandle: corner,
          swDragHandle: corner,
          nDragHandle: corner,
          eDragHandle: corner,
          sDragHandle: corner,
          wDragHandle: corner,
        }}
        onChange={(_, percent) => onChange(percent)}
        style={{ maxHeight: '45dvh' }}
      >
        <img src={url} alt={translate('kit.image.chosen')} onLoad={start} onError={onUnreadable} />
      </ReactCrop>
    </Box>
  );
}

/** Large corner handles, for fingers and shaky hands. */
const stage = {
  display: 'flex',
  justifyContent: 'center',
  borderRadius: 1,
  bgcolor: 'action.hover',
  '--rc-drag-handle-size': '24px',
  '--rc-focus-color': 'var(--mui-palette-primary-main)',
};
