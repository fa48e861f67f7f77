import type { Feature } from '../kit/Feature.ts';
import { LazySearch } from './LazySearch.tsx';

export const search: Feature = { name: 'search', routes: [], HeaderTool: LazySearch };
