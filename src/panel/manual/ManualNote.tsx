import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { ManualText } from './ManualText.tsx';

interface ManualNoteProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly Icon: typeof SvgIcon;
  readonly color: string;
}

/** What stands apart from the steps: what is final, and how to do without a mouse. */
export function ManualNote({ title, lines, Icon, color }: ManualNoteProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        mt: 3,
        p: 2,
        borderLeft: 4,
        borderColor: color,
        borderRadius: 1,
        bgcolor: 'background.paper',
        breakInside: 'avoid',
      }}
    >
      <Icon aria-hidden sx={{ color }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3">{title}</Typography>
        {lines.map((line) => (
          <Typography key={line} sx={{ mt: 0.5 }}>
            <ManualText text={line} />
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
