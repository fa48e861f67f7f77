import Box from '@mui/material/Box';
import { lazyPart } from '../kit/lazy/lazyPart.tsx';

/** Lazy, so that visitors never load it. Whatever fails to load leaves its place empty: every list has a search. */
export const LazySearch = lazyPart(() => import('./SearchButton.tsx'), <Room />, Room);

/** Placeholder, to avoid a layout shift. */
function Room() {
  return <Box sx={{ width: 40, flexShrink: 0 }} />;
}
