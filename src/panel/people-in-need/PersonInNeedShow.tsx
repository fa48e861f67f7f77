import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { ProfileTabs } from '../kit/show/ProfileTabs.tsx';
import { ShowBar } from '../kit/show/ShowBar.tsx';
import { PersonInNeedSummary } from './PersonInNeedSummary.tsx';
import { RecordedNote } from './RecordedNote.tsx';

export default function PersonInNeedShow() {
  const translate = useTranslate();
  const { profileId = '' } = useParams();
  return (
    <ContractShow
      resource={resources['people-in-need'].name}
      id={profileId}
      list={paths.peopleInNeed}
      readsAreRecorded
    >
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <ShowBar list={paths.peopleInNeed.getHref()} label={translate(paths.peopleInNeed.title)} />
        <PersonInNeedSummary />
        <RecordedNote />
        <ProfileTabs resource={resources['people-in-need']} />
      </Stack>
    </ContractShow>
  );
}
