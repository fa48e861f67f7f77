import { useTranslate } from 'react-admin';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { AppLinks } from '../shell/AppLinks.tsx';
import { NoVolunteersPicture } from './NoVolunteersPicture.tsx';

/** Volunteers come by the mobile app, so the next step is to tell people of it. */
export function NoVolunteers() {
  const translate = useTranslate();
  return (
    <StateBlock
      picture={<NoVolunteersPicture />}
      title={translate('volunteers.empty.title')}
      text={translate('volunteers.empty.text')}
    >
      <AppLinks />
    </StateBlock>
  );
}
