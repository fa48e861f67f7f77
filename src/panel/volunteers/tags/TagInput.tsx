import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { VolunteerTagsForm } from '../../../contract/generated/forms/VolunteerTags.ts';
import { operations } from '../../../contract/generated/operations.ts';
import { answerOf, client } from '../../data/client.ts';
import { organizationId } from '../../data/sessionStore.ts';

/** Limits of the contract. */
const { maxItems: mostTags, items } = VolunteerTagsForm.schema.properties?.tags ?? {};
const longestTag = items?.maxLength;

interface TagInputProps {
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

/** Free words, with the foundation's own as suggestions. */
export function TagInput({ value, onChange }: TagInputProps) {
  const translate = useTranslate();
  const suggestions = useTagSuggestions();
  const isFull = mostTags !== undefined && value.length >= mostTags;
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={suggestions}
      filterSelectedOptions
      value={[...value]}
      onChange={(_, tags) => onChange([...new Set(tags.map((tag) => tag.trim()).filter(Boolean))])}
      clearText={translate('ra.action.clear_input_value')}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          label={translate('fields.tags')}
          helperText={translate('volunteers.tags.hint')}
          slotProps={{
            htmlInput: { ...params.inputProps, maxLength: longestTag, readOnly: isFull },
          }}
        />
      )}
    />
  );
}

/** Tags of the foundation's volunteers, the most frequent first. */
function useTagSuggestions(): string[] {
  const { data } = useQuery({
    queryKey: [operations.countVolunteers.path, 'tags'],
    queryFn: async ({ signal }) => {
      const params = { path: { id: organizationId() } };
      const { filters } = await answerOf(
        client.GET('/organizations/{id}/volunteers/counts', { params, signal }),
      );
      return filters.find(({ name }) => name === 'tags')?.choices.map((choice) => choice.value) ?? [];
    },
  });
  return data ?? [];
}
