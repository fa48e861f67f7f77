import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { ChoiceGroup } from '../form/ChoiceGroup.tsx';
import type { FieldWidgetProps } from '../form/FormValues.ts';
import { CoverDesign } from './CoverDesign.tsx';

/** Radio group of the preset designs as thumbnails. */
export function CoverDesignInput(props: FieldWidgetProps) {
  const { id, value, options, onChange } = props;
  return (
    <ChoiceGroup field={props}>
      <RadioGroup name={id} value={value ?? ''} onChange={(_, name) => onChange(name)} sx={rowsOfSix}>
        {options.enumOptions?.map((choice) => (
          <Box
            key={choice.value}
            component="label"
            sx={{
              overflow: 'hidden',
              cursor: 'pointer',
              border: 2,
              borderColor: choice.value === value ? 'primary.main' : 'divider',
              borderRadius: 1,
            }}
          >
            <Box sx={{ aspectRatio: 3 }}>
              <CoverDesign name={choice.value} />
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              <Radio value={choice.value} size="small" />
              <Typography component="span" variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {choice.label}
              </Typography>
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </ChoiceGroup>
  );
}

/**
 * There are six designs, so choose column counts that fill each row. A container query: the width of the
 * form's grid counts.
 */
const rowsOfSix = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@container (min-width: 960px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
};
