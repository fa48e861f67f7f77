import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { StateBlock } from '../../kit/state/StateBlock.tsx';
import { NothingToDoPicture } from './NothingToDoPicture.tsx';

export function NothingToDo() {
  const translate = useTranslate();
  return (
    <Card>
      <StateBlock
        picture={<NothingToDoPicture />}
        title={translate('overview.attention.none.title')}
        text={translate('overview.attention.none.text')}
      />
    </Card>
  );
}
