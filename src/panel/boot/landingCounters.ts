import { showCounters } from './showCounters.ts';

// Stands in the landing page that is rendered ahead, and shows its counters without the panel.
const counters = document.querySelector<HTMLElement>('section[aria-busy]');
if (counters) void showCounters(counters);
