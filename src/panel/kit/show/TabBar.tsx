import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tabs, { type TabsProps } from '@mui/material/Tabs';

type TabBarProps = Pick<TabsProps, 'value' | 'onChange' | 'children' | 'aria-label'>;

/**
 * Tabs that wrap to a second line instead of hiding behind an arrow. Each draws its own indicator, because
 * MUI's moving one supports a single line only.
 */
export function TabBar(props: TabBarProps) {
  return <Tabs {...props} slotProps={slots} sx={bar} />;
}

const slots = { list: { sx: { flexWrap: 'wrap' } }, indicator: { sx: { display: 'none' } } };

const bar = {
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTab-root': {
    minWidth: { xs: 0, sm: 90 },
    borderBottom: '2px solid transparent',
    '&.Mui-selected': { borderBottomColor: 'primary.main' },
    '&.Mui-focusVisible': { outlineOffset: -4, borderRadius: 1 },
  },
};

/** Placeholder of `TabBar`. */
export function TabBarShape() {
  return (
    <Stack
      direction="row"
      sx={{ height: 49, gap: 3, px: 2, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <Skeleton width={64} />
      <Skeleton width={88} />
      <Skeleton width={64} />
    </Stack>
  );
}
