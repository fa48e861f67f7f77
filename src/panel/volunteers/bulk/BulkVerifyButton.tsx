import VerifyIcon from '@mui/icons-material/HowToRegOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { ContractRecord } from '../../kit/ContractRecord.ts';
import { useFocusHeir } from '../../kit/focus/useFocusHeir.ts';
import { useModalStore } from '../../shell/modalStore.ts';
import { volunteerName } from '../volunteerName.ts';
import { BulkVerifyDialog } from './BulkVerifyDialog.tsx';

/** Verifies all selected volunteers, after a question that tells how many and who. */
export function BulkVerifyButton({ volunteers }: { readonly volunteers: readonly ContractRecord[] }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);

  const ask = () => {
    const { open, close } = useModalStore.getState();
    const people = volunteers.map((volunteer) => ({ id: volunteer.id, name: volunteerName(volunteer) }));
    const id = open({
      title: translate('volunteers.bulk.title', { smart_count: people.length }),
      content: <BulkVerifyDialog people={people} onDone={refresh} onClose={() => close(id)} />,
    });
  };

  return (
    <Button ref={button} variant="contained" startIcon={<VerifyIcon />} onClick={ask}>
      {translate('volunteers.bulk.label')}
    </Button>
  );
}
