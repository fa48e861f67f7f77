import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { useCurrentPath } from './useCurrentPath.ts';

/** Tells a screen reader which page has come; what stands here at the start is not read. */
export function RouteAnnouncer() {
  const translate = useTranslate();
  const title = useCurrentPath()?.title ?? 'shell.titles.notFound';
  return (
    <Box aria-live="polite" aria-atomic sx={visuallyHidden}>
      {translate(title)}
    </Box>
  );
}
