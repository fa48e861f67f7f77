import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import LeaveIcon from '@mui/icons-material/LogoutOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import CoordinatorIcon from '@mui/icons-material/PersonOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { formatPhone } from '../../../contract/formatPhone.ts';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { answerOf, client } from '../../data/client.ts';
import { ActionButton } from '../../kit/action/ActionButton.tsx';
import { ConfirmButton } from '../../kit/action/ConfirmButton.tsx';
import { useMayDo } from '../../kit/action/useMayDo.ts';
import { ChoiceValue } from '../../kit/field/ChoiceValue.tsx';
import { EmailValue, LinkValue } from '../../kit/field/FieldValue.tsx';
import { useLeaveDeleted } from '../../kit/show/BackLink.tsx';
import { RecordSummary } from '../../kit/show/RecordSummary.tsx';
import { SummaryFact } from '../../kit/show/SummaryFact.tsx';
import { useIsSelf, useMayManage } from '../useMayManage.ts';
import { DataButton } from './DataButton.tsx';
import { type Coordinator, editParam, useEditing, useKeepCoordinator } from './useEditing.ts';

export function CoordinatorSummary({ coordinator }: { readonly coordinator: Coordinator }) {
  const translate = useTranslate();
  const isSelf = useIsSelf();
  const { id, name, role, imageToken } = coordinator;

  return (
    <RecordSummary
      name={name}
      imageToken={imageToken}
      status={
        <>
          <ChoiceValue enumName="coordinatorRole" value={role} />
          {isSelf(id) && <Chip size="small" variant="outlined" label={translate('team.you')} />}
        </>
      }
      facts={<CoordinatorFacts coordinator={coordinator} />}
      actions={<CoordinatorActions coordinator={coordinator} />}
    />
  );
}

/** Contact details. */
function CoordinatorFacts({ coordinator: { email, phoneNumber } }: { readonly coordinator: Coordinator }) {
  const translate = useTranslate();
  return (
    <>
      <SummaryFact name={translate('fields.email')} Icon={MailIcon}>
        <EmailValue email={email} />
      </SummaryFact>
      <SummaryFact name={translate('fields.phoneNumber')} Icon={PhoneIcon}>
        <LinkValue href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</LinkValue>
      </SummaryFact>
    </>
  );
}

/** Own profile: edit and leave. Others: change role and delete. */
function CoordinatorActions({ coordinator }: { readonly coordinator: Coordinator }) {
  const { mayEdit, isEditing } = useEditing();
  const mayDelete = useMayManage('deleteCoordinator', coordinator.role);
  const { name: resource } = resources['organization-coordinators'];
  const leave = useLeaveDeleted(resource, coordinator.id, paths.ourTeam.getHref());
  if (isEditing) return null;
  return (
    <>
      {mayEdit && <EditButton />}
      <RoleButton coordinator={coordinator} />
      <DataButton member={coordinator} color="inherit" />
      {mayEdit && <LeaveLink />}
      {!mayEdit && mayDelete && (
        <ActionButton
          action="deleteCoordinator"
          record={coordinator}
          name={coordinator.name}
          onDone={leave}
        />
      )}
    </>
  );
}

/** Users do not delete themselves but leave, which is done in the settings. */
function LeaveLink() {
  const translate = useTranslate();
  return (
    <Button href={paths.settings.getHref()} color="inherit" startIcon={<LeaveIcon />}>
      {translate('team.leave')}
    </Button>
  );
}

function EditButton() {
  const translate = useTranslate();
  const { state } = useLocation();
  return (
    <Button
      component={Link}
      to={`?${editParam}`}
      // Keep the way back to the list, but drop the notice of the last save.
      state={{ ...state, newEmail: undefined }}
      variant="contained"
      startIcon={<EditIcon />}
    >
      {translate('ra.action.edit')}
    </Button>
  );
}

/** Toggles between coordinator and admin, after a confirmation that explains the new role. */
function RoleButton({ coordinator: { id, name, role } }: { readonly coordinator: Coordinator }) {
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
