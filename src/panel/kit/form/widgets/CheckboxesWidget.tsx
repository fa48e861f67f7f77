import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ChoiceGroup } from '../ChoiceGroup.tsx';
import type { FieldWidgetProps } from '../FormValues.ts';

/** Multiple choice, kept in the contract's order whatever the order of the ticks. */
export function CheckboxesWidget(props: FieldWidgetProps) {
  const { id, htmlName, options, value, rawErrors = [], onChange } = props;
  const choices = options.enumOptions ?? [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];

  const toggle = (toggled: unknown, checked: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((choice) => (choice === toggled ? checked : chosen.includes(choice))),
    );

  return (
    <ChoiceGroup field={props}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))', columnGap: 2 }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            label={choice.label}
            required={false}
            control={
              <Checkbox
                name={htmlName ?? id}
                value={choice.value}
                checked={chosen.includes(choice.value)}
                onChange={(_, checked) => toggle(choice.value, checked)}
                slotProps={{ input: { 'aria-invalid': rawErrors.length > 0 } }}
              />
            }
          />
        ))}
      </Box>
    </ChoiceGroup>
  );
}
