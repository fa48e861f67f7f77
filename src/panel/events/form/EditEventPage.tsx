import { useParams } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { FormShape } from '../../kit/page/FormShape.tsx';
import { ContractShow } from '../../kit/show/ContractShow.tsx';
import { EditedEvent } from './EditedEvent.tsx';

export default function EditEventPage() {
  const { eventId = '' } = useParams();
  return (
    <ContractShow
      key={eventId}
      resource={resources.events.name}
      id={eventId}
      list={paths.events}
      shape={<FormShape />}
    >
      <EditedEvent />
    </ContractShow>
  );
}
