/** The cover above what an event is, or beside it where a strip as wide as the page would show next to nothing of it. */
export const coverGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
};

/** As high as what stands beside it, which alone says how high that is. */
export const coverPlace = {
  height: { xs: 72, sm: 112, md: '100%' },
  minHeight: 0,
  contain: { md: 'size' },
};
