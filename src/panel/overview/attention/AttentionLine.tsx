import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import { formatFromNow } from '../../kit/format/formatDate.ts';
import { useNow } from '../../kit/time/useNow.ts';
import type { Overview } from '../OverviewSection.tsx';

export type AttentionItem = components['schemas']['AttentionItem'];
export type AttentionName = keyof Overview['attention'];

/** A kind of task that may need attention today. */
export interface AttentionKind {
  readonly name: AttentionName;
  readonly Icon: SvgIconComponent;
  /** Whether somebody may come to harm while it waits. */
  readonly isUrgent?: boolean;
  /** Address of the full list, most urgent first. */
  readonly list: string;
  readonly hrefOf: (item: AttentionItem) => string;
}

interface AttentionLineProps {
  readonly kind: AttentionKind;
  readonly item: AttentionItem;
}

/** A linked item with the reason for its urgency. */
export function AttentionLine({ kind: { name, hrefOf }, item }: AttentionLineProps) {
  const translate = useTranslate();
  const now = useNow();
  const { label, at, missing } = item;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 44,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Link
        href={hrefOf(item)}
        color="inherit"
        underline="hover"
        sx={{ fontWeight: 500, flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}
      >
        {label}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`overview.attention.${name}.why`, {
          when: formatFromNow(at, now),
          smart_count: missing ?? 0,
        })}
      </Typography>
    </Box>
  );
}
