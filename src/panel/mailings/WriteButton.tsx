import WriteIcon from '@mui/icons-material/DraftsOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { MailingInputForm } from '../../contract/generated/forms/MailingInput.ts';
import type { ListDefinition } from '../data/listQuery.ts';
import { useMayDo } from '../kit/action/useMayDo.ts';
import type { ContractRecord } from '../kit/ContractRecord.ts';
import { ToolButton } from '../kit/list/ToolButton.tsx';
import { audienceHref, filterText } from './audienceHref.ts';

interface WriteToListProps {
  readonly list: ListDefinition;
  /** Event whose participants the list shows. */
  readonly eventId?: string;
}

/** Leads to a message to all whom the current search and filters of the list find. */
export function WriteToList({ list, eventId }: WriteToListProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { filterValues, total } = useListContext();
  if (!useMayDo('createMailing')) return null;
  const filter = filterText(list, filterValues);
  return (
    <ToolButton
      label={translate('mailings.write')}
      startIcon={<WriteIcon />}
      disabled={!total}
      onClick={() => void navigate(audienceHref({ ...(eventId && { eventId }), filter }))}
    />
  );
}

const most = MailingInputForm.schema.properties?.volunteerIds?.maxItems ?? 0;

/** Leads to a message to the selected volunteers; more of them are found by a filter. */
export function WriteToSelected({ volunteers }: { readonly volunteers: readonly ContractRecord[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  if (!useMayDo('createMailing') || volunteers.length > most) return null;
  const volunteerIds = volunteers.map(({ id }) => id);
  return (
    <Button
      startIcon={<WriteIcon />}
      onClick={() => void navigate(audienceHref({}), { state: { volunteerIds } })}
    >
      {translate('mailings.writeTo', { smart_count: volunteers.length })}
    </Button>
  );
}
