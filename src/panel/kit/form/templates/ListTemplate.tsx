import AddIcon from '@mui/icons-material/Add';
import ClearIcon from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { ChoiceGroup } from '../ChoiceGroup.tsx';
import type { FormValues } from '../FormValues.ts';

/** A list of typed items with buttons to remove each and add one. */
export function ListTemplate(props: ArrayFieldTemplateProps<FormValues[], FormSchema>) {
  const { fieldPathId, uiSchema, items, canAdd, required, rawErrors, onAddClick } = props;
  const translate = useTranslate();
  const label = String(uiSchema?.['ui:title'] ?? props.title);
  const list = useRef<HTMLDivElement>(null);
  const count = useRef(items.length);

  // Focuses a new item, and keeps the focus when an item is removed.
  useEffect(() => {
    const [before, added] = [count.current, items.length > count.current];
    count.current = items.length;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (before === items.length || (!added && !isLost)) return;
    const inputs = list.current?.querySelectorAll<HTMLElement>('input, textarea, [role="combobox"]');
    (added
      ? inputs?.item(inputs.length - 1)
      : list.current?.querySelector<HTMLElement>('[data-adds]')
    )?.focus();
  }, [items.length]);

  return (
    <ChoiceGroup
      field={{
        id: fieldPathId.$id,
        label,
        required: required ?? false,
        value: undefined,
        rawErrors,
        options: { help: uiSchema?.['ui:help'] },
        onBlur: () => undefined,
      }}
    >
      <Stack ref={list} sx={{ gap: 2, mt: 1, alignItems: 'stretch' }}>
        {items}
        <Button
          data-adds
          variant="outlined"
          startIcon={<AddIcon />}
          aria-label={`${translate('ra.action.add')}: ${label}`}
          // Not `disabled`, so that it keeps the focus after the last item.
          aria-disabled={!canAdd}
          onClick={canAdd ? onAddClick : undefined}
          sx={{ alignSelf: 'flex-start', minHeight: 44, ...(!canAdd && { opacity: 0.5 }) }}
        >
          {translate('ra.action.add')}
        </Button>
      </Stack>
    </ChoiceGroup>
  );
}

export function ListItemTemplate(props: ArrayFieldItemTemplateProps<FormValues[], FormSchema>) {
  const { children, uiSchema, buttonsProps } = props;
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
      <IconButton
        aria-label={`${translate('ra.action.remove')}: ${uiSchema?.['ui:title']}`}
        onClick={buttonsProps.onRemoveItem}
        sx={{ width: 44, height: 44 }}
      >
        <ClearIcon />
      </IconButton>
    </Box>
  );
}
