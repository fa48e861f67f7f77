import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import CoordinatorIcon from '@mui/icons-material/PersonOutlined';
import Alert from '@mui/material/Alert';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { answerOf } from '../../../data/answerOf.ts';
import { client } from '../../../data/client.ts';
import { ConfirmButton } from '../../../kit/action/ConfirmButton.tsx';
import { useMayDo } from '../../../kit/action/useMayDo.ts';
import { useIsSelf } from '../../useIsSelf.ts';
import { type Coordinator, useKeepCoordinator } from '../useEditing.ts';

/** Toggles between coordinator and admin, after a confirmation that explains the new role. */
export function RoleButton({ coordinator: { id, name, role } }: { readonly coordinator: Coordinator }) {
  const translate = useTranslate();
  const isSelf = useIsSelf();
  const keep = useKeepCoordinator();
  const saved = useRef<Coordinator>(null);
  // Also checked here, so that the whole button unmounts with the right and passes on the focus.
  const mayChange = useMayDo('changeCoordinatorRole');
  const next = role === 'admin' ? 'coordinator' : 'admin';

  if (!mayChange) return null;
  const show = () => {
    if (saved.current) keep(saved.current);
  };

  return (
    <ConfirmButton
      operationId="changeCoordinatorRole"
      label={translate(`team.role.${next}.label`)}
      title={translate(`team.role.${next}.title`, { name })}
      text={
        <>
          {translate(`team.role.${next}.text`)}
          {isSelf(id) && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {translate('team.role.self')}
            </Alert>
          )}
        </>
      }
      isReversible
      action={async () => {
        const params = { path: { id } };
        const body = { role: next } as const;
        saved.current = await answerOf(client.PUT('/organization-coordinators/{id}/role', { params, body }));
      }}
      // The dialog first returns the focus to this button, which disappears when users demote themselves.
      onDone={() => void setTimeout(show)}
      button={{
        variant: isSelf(id) ? 'text' : 'outlined',
        startIcon: next === 'admin' ? <AdminIcon /> : <CoordinatorIcon />,
      }}
    />
  );
}
