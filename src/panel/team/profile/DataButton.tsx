import DataIcon from '@mui/icons-material/FolderZipOutlined';
import type { ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import { mayTakeData } from '../../../domain/team/mayTakeData.ts';
import { client } from '../../data/client.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { BusyButton } from '../../kit/action/BusyButton.tsx';
import { type BlobCall, useDownload } from '../../kit/download/useDownload.ts';

interface DataButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  readonly member: Pick<components['schemas']['Coordinator'], 'id' | 'name'>;
}

/** Everything that is kept of a member: their own, or, for an admin, to be given to them. */
export function DataButton({ member: { id, name }, ...button }: DataButtonProps) {
  const translate = useTranslate();
  const { busy, start } = useDownload();
  const user = useSessionStore((state) => state.user);
  if (!user || !mayTakeData(user, id)) return null;
  const params = { path: { id } };
  const download = () =>
    client.GET('/organization-coordinators/{id}/data/archive', { params, parseAs: 'blob' }) as BlobCall;
  return (
    <BusyButton
      {...button}
      busy={busy}
      startIcon={<DataIcon />}
      onClick={() => void start(download(), `${name}.zip`)}
    >
      {translate('team.data.label')}
    </BusyButton>
  );
}
