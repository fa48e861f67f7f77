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
  /** Once the browser knows its size. */
  readonly onImage: (image: HTMLImageElement) => void;
  /** Whatever the name says, it is no picture. */
  readonly onUnreadable: () => void;
}

/** Chooses a part of a picture by mouse, finger or arrow keys. As much as fits is chosen at first. */
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
        // Its side handles are not there when the shape is fixed.
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

/** The corners are as large as a finger or a shaky hand needs them. */
const stage = {
  display: 'flex',
  justifyContent: 'center',
  borderRadius: 1,
  bgcolor: 'action.hover',
  '--rc-drag-handle-size': '24px',
  '--rc-focus-color': 'var(--mui-palette-primary-main)',
};
