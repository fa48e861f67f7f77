import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { sampleCounts } from './drawCount.ts';

/**
 * How many the list has, told to screen readers as it changes.
 * @param countText key of a text in i18n that takes `smart_count`
 */
export function CountNote({ countText }: { readonly countText: string }) {
  const translate = useTranslate();
  const { total } = useListContext();
  // Where the panel is built, the list is a sample (see ahead/), and any number may take the place of this one.
  const samples = import.meta.env.SSR && {
    'data-texts': JSON.stringify(sampleCounts.map((smart_count) => translate(countText, { smart_count }))),
  };
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }} {...samples}>
      {total === undefined ? (
        // About as wide as what comes, so that nothing moves when it does.
        <span aria-hidden style={{ visibility: 'hidden' }}>
          {translate(countText, { smart_count: 1000 })}
        </span>
      ) : (
        translate(countText, { smart_count: total })
      )}
    </Typography>
  );
}
