import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { components } from '../../../contract/generated/types.ts';
import { type AttentionKind, AttentionLine } from './AttentionLine.tsx';

interface AttentionCardProps {
  readonly kind: AttentionKind;
  readonly attention: components['schemas']['Attention'];
}

/** The most urgent items of a kind, with a link to all. */
export function AttentionCard({ kind, attention: { count, items } }: AttentionCardProps) {
  const translate = useTranslate();
  const { name, Icon, list } = kind;
  return (
    <Card
      sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 2 }, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon aria-hidden sx={{ color: 'primary.main' }} />
        <Typography variant="h3">
          {translate(`overview.attention.${name}.title`, { smart_count: count })}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <AttentionLine key={item.id} kind={kind} item={item} />
        ))}
      </Box>
      <Button
        component={Link}
        to={list}
        size="small"
        sx={{ alignSelf: 'start', mt: 'auto', ml: -0.5, minHeight: { xs: 44, md: 36 } }}
      >
        {translate(`overview.attention.${name}.all`)}
      </Button>
    </Card>
  );
}
