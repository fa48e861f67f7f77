import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import { daysBetween } from '../../../domain/events/addDays.ts';
import { formatDaysFromNow, formatFromNow } from '../../kit/format/formatDate.ts';
import { todayIn } from '../../kit/format/today.ts';
import { useNow } from '../../kit/time/useNow.ts';
import { useTimeZone } from '../../kit/time/useTimeZone.ts';
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
  /** Whether its instants are days, which are counted as on a calendar of the foundation, as the lists count them. */
  readonly isOfDays?: boolean;
}

interface AttentionLineProps {
  readonly kind: AttentionKind;
  readonly item: AttentionItem;
}

/** A linked item with the reason for its urgency. */
export function AttentionLine({ kind, item }: AttentionLineProps) {
  const { hrefOf, isOfDays = false } = kind;
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
        {item.label}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isOfDays ? <WhyOnDay kind={kind} item={item} /> : <WhyAt kind={kind} item={item} />}
      </Typography>
    </Box>
  );
}

function WhyAt({ kind: { name }, item: { at, missing } }: AttentionLineProps) {
  const translate = useTranslate();
  const when = formatFromNow(at, useNow());
  return translate(`overview.attention.${name}.why`, { when, smart_count: missing ?? 0 });
}

function WhyOnDay({ kind: { name }, item: { at } }: AttentionLineProps) {
  const translate = useTranslate();
  const today = todayIn(useTimeZone(), new Date(useNow()));
  const days = daysBetween(today, at.slice(0, 10));
  return translate(`overview.attention.${name}.why`, {
    when: formatDaysFromNow(days),
    smart_count: Math.abs(days),
  });
}
