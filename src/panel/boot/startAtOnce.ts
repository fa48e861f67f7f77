import { runPanel } from './startPanel.ts';

// Inlined at the end of a visitors' page whose head preloads the panel's scripts: starts the panel, and shows
// a failure to load.

const { panel = '' } = (document.currentScript as HTMLScriptElement).dataset;
void runPanel(panel);
