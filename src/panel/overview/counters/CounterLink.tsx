import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import type { Counter } from './counters.ts';

interface CounterLinkProps {
  readonly counter: Counter;
  readonly count: number;
}

/** A number with its noun in the right form, and the way to what it counts. */
export function CounterLink({ counter: { name, Icon, href }, count }: CounterLinkProps) {
  const translate = useTranslate();
  return (
    <Card component="li">
      <CardActionArea component={Link} to={href} sx={{ height: '100%', p: 2, minHeight: 116 }}>
        <Icon aria-hidden sx={{ color: 'primary.main', display: 'block', mb: 0.5 }} />
        <Typography
          component="span"
          sx={{ display: 'block', fontSize: '1.75rem', fontWeight: 500, lineHeight: 1.2 }}
        >
          {formatNumber(count)}{' '}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary', hyphens: 'auto', overflowWrap: 'anywhere' }}
        >
          {translate(`overview.counters.${name}`, { smart_count: count })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
