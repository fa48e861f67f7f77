import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';

/**
 * How many the list has, told to screen readers as it changes.
 * @param countText key of a text in i18n that takes `smart_count`
 */
export function CountNote({ countText }: { readonly countText: string }) {
  const translate = useTranslate();
  const { total } = useListContext();
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
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
