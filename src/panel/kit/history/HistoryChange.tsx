import ToIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { FieldValue } from '../field/FieldValue.tsx';
import { useContractTexts } from '../text/useContractTexts.ts';
import { recordedValue } from './recordedValue.ts';

interface HistoryChangeProps {
  readonly change: { readonly field: string; readonly from?: string | null; readonly to?: string | null };
  /** Missing for a field that the contract no longer has, or that is no field of the record. */
  readonly field: FieldDefinition | undefined;
}

/** What a field was and what it became. */
export function HistoryChange({ change, field }: HistoryChangeProps) {
  const translate = useTranslate();
  const texts = useContractTexts();
  const shown = field ?? ({ name: change.field, kind: 'text', label: change.field } as const);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, rowGap: 0.5, mt: 0.5 }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.field(shown)}:
      </Typography>
      <Typography component="dd" variant="body2" sx={valueBox}>
        <span style={visuallyHidden}>{translate('fields.from')}: </span>
        <FieldValue field={shown} value={recordedValue(shown, change.from)} />
      </Typography>
      <ToIcon aria-hidden sx={{ fontSize: 16, color: 'text.secondary', position: 'relative', top: 3 }} />
      <Typography component="dd" variant="body2" sx={valueBox}>
        <span style={visuallyHidden}>{translate('fields.to')}: </span>
        <FieldValue field={shown} value={recordedValue(shown, change.to)} />
      </Typography>
    </Box>
  );
}

const valueBox = { m: 0, minWidth: 0, overflowWrap: 'anywhere' };
