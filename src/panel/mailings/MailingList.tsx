import WriteIcon from '@mui/icons-material/DraftsOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { useMayDo } from '../kit/action/useMayDo.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import { accent, line, Picture, paper } from '../kit/state/Picture.tsx';
import { StateBlock } from '../kit/state/StateBlock.tsx';

export default function MailingList() {
  const translate = useTranslate();
  return (
    <ContractList
      resource={resources.mailings}
      title={translate(paths.mailings.title)}
      countText="mailings.count"
      hrefOf={({ id }) => paths.mailing.getHref({ mailingId: id })}
      actions={<WriteLink />}
      empty={
        <StateBlock
          picture={<NoMailingsPicture />}
          title={translate('mailings.empty.title')}
          text={translate('mailings.empty.text')}
        >
          <WriteLink />
        </StateBlock>
      }
    />
  );
}

/** To a message to all volunteers; others are chosen in the list of volunteers or of participants. */
function WriteLink() {
  const translate = useTranslate();
  if (!useMayDo('createMailing')) return null;
  return (
    <Button href={paths.createMailing.getHref()} variant="contained" startIcon={<WriteIcon />}>
      {translate(paths.createMailing.title)}
    </Button>
  );
}

/** An open envelope. */
function NoMailingsPicture() {
  return (
    <Picture>
      <path d="M52 64 100 30l48 34v52H52z" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M68 50h64v30l-32 22-32-22z" fill={paper} stroke={accent} strokeWidth="3" />
      <path d="M80 62h40M80 74h28" stroke={line} strokeWidth="3" opacity="0.5" />
      <path d="m52 66 48 32 48-32" stroke={line} strokeWidth="3" />
    </Picture>
  );
}
