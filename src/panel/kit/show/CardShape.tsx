import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Placeholder of a card with a heading and this many lines. */
export function CardShape({ lines }: { readonly lines: number }) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Skeleton width="32%" height={28} sx={{ mb: 2 }} />
      <Stack sx={{ gap: 2 }}>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that are never reordered.
          <Skeleton key={line} width={`${60 + ((line * 17) % 35)}%`} />
        ))}
      </Stack>
    </Card>
  );
}
