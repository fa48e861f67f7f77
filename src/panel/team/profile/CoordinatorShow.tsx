import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { ContractShow } from '../../kit/show/ContractShow.tsx';
import { ShowBar } from '../../kit/show/ShowBar.tsx';
import { CoordinatorBody } from './CoordinatorBody.tsx';
import { CoordinatorSummary } from './CoordinatorSummary.tsx';
import { NewEmailNote } from './NewEmailNote.tsx';

export default function CoordinatorShow() {
  const translate = useTranslate();
  const { profileId = '' } = useParams();
  return (
    // The key: what was typed in one profile is nothing for the next.
    <ContractShow
      key={profileId}
      resource={resources['organization-coordinators'].name}
      id={profileId}
      list={paths.ourTeam}
    >
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <ShowBar list={paths.ourTeam.getHref()} label={translate(paths.ourTeam.title)} />
        <NewEmailNote />
        <CoordinatorSummary />
        <CoordinatorBody />
      </Stack>
    </ContractShow>
  );
}
