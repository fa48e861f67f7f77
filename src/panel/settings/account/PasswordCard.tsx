import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PasswordUpdateForm } from '../../../contract/generated/forms/PasswordUpdate.ts';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { toast } from '../../shell/toast.ts';
import { SettingsCard } from '../SettingsCard.tsx';

type PasswordUpdate = components['schemas']['PasswordUpdate'];

export function PasswordCard() {
  const translate = useTranslate();
  /** How often it was changed: after each time the fields are empty again. */
  const [changes, setChanges] = useState(0);

  return (
    <SettingsCard title={translate('settings.password.title')} text={translate('settings.password.text')}>
      <Box sx={{ pt: 0.5, maxWidth: 480 }}>
        <ContractForm
          key={changes}
          form={PasswordUpdateForm}
          submitLabel={translate('settings.password.submit')}
          focusFirst={changes > 0}
          // Nobody misses a password that was not typed to the end, and who leaves the foundation is not held back.
          warnUnsaved={false}
          onSubmit={(body: PasswordUpdate) => answerOf(client.POST('/users/update-password', { body }))}
          onSaved={() => {
            toast.success(translate('messages.passwordUpdated'));
            setChanges(changes + 1);
          }}
        />
      </Box>
    </SettingsCard>
  );
}
