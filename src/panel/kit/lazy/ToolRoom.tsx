import Box from '@mui/material/Box';

/** Placeholder of a tool in the header, to avoid a layout shift. */
export function ToolRoom() {
  return <Box sx={{ width: 40, flexShrink: 0 }} />;
}
