import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SortPayload, useTranslate } from 'react-admin';
import { resourceOf } from '../../../contract/resourceOf.ts';
import { queryClient } from '../../data/queryClient.ts';
import { type ContractRecord, recordName } from '../ContractRecord.ts';
import { LoadFailure } from '../state/LoadFailure.tsx';
import { useDebouncedText } from './filters/useDebouncedText.ts';
import { RecordDetails } from './RecordDetails.tsx';
import { recordsQuery } from './recordsQuery.ts';

/** Records offered at once; more words find others. */
const MOST_OFFERED = 10;

interface RecordPickerProps {
  /** Name of a resource whose list can be searched. */
  readonly resource: string;
  readonly label: string;
  /** Default: the list's own. */
  readonly sort?: SortPayload;
  readonly value: ContractRecord | null;
  readonly onChange: (record: ContractRecord | null) => void;
  /** Which of those found may be chosen; all by default. */
  readonly isOffered?: (record: ContractRecord) => boolean;
  /** Message of a missing choice. */
  readonly error?: string | undefined;
  /** Whether nothing need be chosen, as in a filter; else the field is what its form begins with. */
  readonly isOptional?: boolean;
  readonly sx?: SxProps;
}

/**
 * A field that finds one record of a list, however long the list is, by the list's own search.
 *
 * @example
 * <RecordPicker resource="volunteers" label={label} value={chosen} onChange={setChosen} />
 */
export function RecordPicker(props: RecordPickerProps) {
  const {
    resource,
    label,
    sort,
    value,
    onChange,
    isOffered = () => true,
    error: issue,
    isOptional,
    sx,
  } = props;
  const translate = useTranslate();
  const [asked, setAsked] = useState('');
  const [text, setText] = useDebouncedText(asked, setAsked);
  const definition = resourceOf(resource);
  const { data, error, refetch, isPending } = useQuery(
    recordsQuery(resource, { perPage: MOST_OFFERED, q: asked, sort }),
    // By name: a dialog stands outside of the provider.
    queryClient,
  );
  const isBusy = isPending || text.trim() !== asked;

  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Autocomplete
      // None while a search is on its way: Enter would take one that was found for other words.
      options={isBusy ? [] : (data?.data.filter(isOffered) ?? [])}
      // The server has searched.
      filterOptions={(records) => records}
      getOptionKey={({ id }) => id}
      getOptionLabel={(record) => recordName(definition.label, record)}
      isOptionEqualToValue={(record, chosen) => record.id === chosen.id}
      value={value}
      onChange={(_, record) => onChange(record)}
      onInputChange={(_, typed, reason) => setText(reason === 'input' ? typed : '')}
      autoHighlight
      sx={sx}
      loading={isBusy}
      loadingText={translate('shell.loading')}
      noOptionsText={translate('kit.noMatch.title')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderOption={({ key, ...rest }, record) => (
        <Box component="li" key={key} {...rest} sx={{ columnGap: 1, flexWrap: 'wrap', minHeight: 44 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {recordName(definition.label, record)}
          </Box>
          <RecordDetails record={record} resource={definition} />
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          required={!isOptional}
          autoFocus={!isOptional}
          label={label}
          error={issue !== undefined}
          helperText={issue}
          slotProps={{
            htmlInput: { ...input.inputProps, maxLength: definition.list?.search?.limits?.maxLength },
          }}
        />
      )}
    />
  );
}
