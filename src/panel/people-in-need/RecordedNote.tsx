import SeenIcon from '@mui/icons-material/VisibilityOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Who reads about another's need knows that it is seen who did. */
export function RecordedNote() {
  const translate = useTranslate();
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        displayPrint: 'none',
        alignItems: 'center',
        gap: 1,
        color: 'text.secondary',
        mt: -1,
      }}
    >
      <SeenIcon aria-hidden sx={{ fontSize: 18 }} />
      {translate('peopleInNeed.recorded')}
    </Typography>
  );
}
