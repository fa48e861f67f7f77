/** Window event: the panel has taken over a prerendered page. */
export const PANEL_TAKEN = 'panel-taken';
