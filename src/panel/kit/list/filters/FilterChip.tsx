import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';

interface FilterChipProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

/** A chip that is on or off, told by icon and colour alike, and large enough for a thumb. */
export function FilterChip({ label, pressed, onClick }: FilterChipProps) {
  return (
    <Chip
      component="button"
      label={label}
      aria-pressed={pressed}
      onClick={onClick}
      icon={pressed ? <CheckIcon sx={{ fontSize: 18 }} /> : undefined}
      color={pressed ? 'primary' : 'default'}
      variant={pressed ? 'filled' : 'outlined'}
      sx={{ height: { xs: 44, md: 40 }, borderRadius: 22, px: 0.5 }}
    />
  );
}
