import { lazyPart } from '../kit/lazy/lazyPart.tsx';
import { ToolRoom } from '../kit/lazy/ToolRoom.tsx';

/** Lazy, so that visitors never load it. Whatever fails to load leaves its place empty: every list has a search. */
export const LazySearch = lazyPart(() => import('./SearchButton.tsx'), <ToolRoom />, ToolRoom);
