import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { sampleCounts } from './formatCount.ts';

/**
 * Number of records, announced to screen readers when it changes.
 * @param countText i18n key of a text with `smart_count`
 */
export function CountNote({ countText }: { readonly countText: string }) {
  const translate = useTranslate();
  const { total } = useListContext();
  // At build time the list is a sample (see boot/), so embed the texts for any number.
  const samples = import.meta.env.SSR && {
    'data-texts': JSON.stringify(sampleCounts.map((smart_count) => translate(countText, { smart_count }))),
  };
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }} {...samples}>
      {total === undefined ? (
        // Placeholder of about the final width, to avoid a layout shift.
        <span aria-hidden style={{ visibility: 'hidden' }}>
          {translate(countText, { smart_count: 1000 })}
        </span>
      ) : (
        translate(countText, { smart_count: total })
      )}
    </Typography>
  );
}
