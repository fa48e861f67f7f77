import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { useMayDo } from '../kit/action/useMayDo.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import type { ListSelection } from '../kit/list/RecordCell.tsx';
import { accent, line, Picture, paper } from '../kit/state/Picture.tsx';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { WriteToList, WriteToSelected } from '../mailings/WriteButton.tsx';
import { AppLinks } from '../shell/AppLinks.tsx';
import { BulkTagButton } from './tags/BulkTagButton.tsx';

export default function VolunteerList() {
  const translate = useTranslate();
  const maySelect = useMayDo('tagVolunteers');
  return (
    <ContractList
      resource={resources.volunteers}
      title={translate(paths.volunteers.title)}
      countText="volunteers.count"
      hrefOf={({ id }) => paths.volunteer.getHref({ profileId: id })}
      selection={maySelect ? selection : undefined}
      actions={
        <>
          <WriteToList list={resources.volunteers.list} />
          <AddButton />
        </>
      }
      // Volunteers apply in the mobile app, so the next step is to share it.
      empty={
        <StateBlock
          picture={<NoVolunteersPicture />}
          title={translate('volunteers.empty.title')}
          text={translate('volunteers.empty.text')}
        >
          <AppLinks />
          <AddButton />
        </StateBlock>
      }
    />
  );
}

/** Link to the form, if the role may add volunteers. */
function AddButton() {
  const translate = useTranslate();
  if (!useMayDo('addVolunteer')) return null;
  return (
    <Button href={paths.addVolunteer.getHref()} variant="contained" startIcon={<AddIcon />}>
      {translate(paths.addVolunteer.title)}
    </Button>
  );
}

/** Anybody can be tagged; the contract says who can be verified and rejected. */
const selection: ListSelection = {
  isSelectable: () => true,
  actions: (volunteers) => (
    <>
      <BulkTagButton volunteers={volunteers} />
      <WriteToSelected volunteers={volunteers} />
    </>
  ),
};

/** Silhouettes of people around a heart. */
function NoVolunteersPicture() {
  return (
    <Picture>
      <g stroke={line} strokeWidth="3" strokeDasharray="5 6" fill={paper}>
        <circle cx="48" cy="66" r="13" />
        <path d="M26 112c0-15 9-24 22-24s22 9 22 24" />
        <circle cx="152" cy="66" r="13" />
        <path d="M130 112c0-15 9-24 22-24s22 9 22 24" />
      </g>
      <g stroke={accent} strokeWidth="3" fill={paper}>
        <circle cx="100" cy="62" r="16" />
        <path d="M72 118c0-19 11-31 28-31s28 12 28 31z" />
      </g>
      <path d="M100 34c-9-6-14-11-14-17a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 6-5 11-14 17z" fill={accent} />
      <path d="M40 118h120" stroke={line} strokeWidth="3" />
    </Picture>
  );
}
