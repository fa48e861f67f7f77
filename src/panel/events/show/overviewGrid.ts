/** What a coordinator reads first stands beside what is looked up, from where there is room for both. */
export const overviewGrid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  // The keyboard goes as eyes do, whatever comes first on a phone.
  readingFlow: { md: 'grid-columns' },
};
