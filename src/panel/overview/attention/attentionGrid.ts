export const attentionGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { md: '1fr 1fr' },
};
