import { showCounters } from './showCounters.ts';

// Inlined in the prerendered landing page; shows its counters without the panel.
const counters = document.querySelector<HTMLElement>('section[aria-busy]');
if (counters) void showCounters(counters);
