import AttendanceIcon from '@mui/icons-material/HowToRegOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../../contract/paths.ts';
import type { EventActProps } from './EventActProps.ts';

export function AttendanceLink({ event: { id } }: EventActProps) {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to={paths.eventParticipants.getHref({ eventId: id })}
      variant="contained"
      startIcon={<AttendanceIcon />}
    >
      {translate('events.attendance.record')}
    </Button>
  );
}
