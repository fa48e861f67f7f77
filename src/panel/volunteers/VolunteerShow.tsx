import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { ShowBar } from '../kit/show/ShowBar.tsx';
import { VolunteerSummary } from './VolunteerSummary.tsx';
import { VolunteerTabs } from './VolunteerTabs.tsx';

export default function VolunteerShow() {
  const translate = useTranslate();
  const { profileId = '' } = useParams();
  return (
    <ContractShow resource={resources.volunteers.name} id={profileId} list={paths.volunteers}>
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <ShowBar list={paths.volunteers.getHref()} label={translate(paths.volunteers.title)} />
        <VolunteerSummary />
        <VolunteerTabs />
      </Stack>
    </ContractShow>
  );
}
