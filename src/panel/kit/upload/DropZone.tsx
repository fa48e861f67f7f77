import UploadIcon from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { extensionsOf } from '../../../contract/extensionsOf.ts';
import { formatBytes } from '../format/formatNumber.ts';
import type { UploadRule } from './fileIssue.ts';
import { typeName } from './UploadItem.tsx';

interface DropZoneProps {
  readonly rule: UploadRule;
  /** Accepts one file at a time. */
  readonly single?: boolean | undefined;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** Drop target and file button; the button does everything that dropping does. */
export function DropZone({ rule, single = false, onFiles }: DropZoneProps) {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const choose = translate(single ? 'kit.upload.chooseOne' : 'kit.upload.choose');

  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    onFiles(event.dataTransfer.files);
  };

  return (
    <Box
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: { xs: 2, sm: 3 },
        borderRadius: 1,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'action.disabled',
        bgcolor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {choose}
      </Button>
      <Typography id={hint} variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(single ? 'kit.upload.hintOne' : 'kit.upload.hint', {
          types: rule.types.map(typeName).join(', '),
          size: formatBytes(rule.maxBytes),
        })}
      </Typography>
      <input
        ref={input}
        type="file"
        multiple={!single}
        hidden
        aria-label={choose}
        accept={rule.types.flatMap((type) => [type, ...extensionsOf(type)]).join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </Box>
  );
}
