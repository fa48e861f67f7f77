import { useRecordContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import { FormPage } from '../kit/page/FormPage.tsx';
import { FormShape } from '../kit/page/FormShape.tsx';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { recordName } from '../kit/text/recordName.ts';
import { useWindowTitle } from '../shell/useWindowTitle.ts';
import { ResourceForm, type ResourceFormPageProps, type VersionedRecord } from './ResourceForm.tsx';
import { useResource } from './useResource.ts';

/** Form of an existing record. */
export function EditRecordPage(props: ResourceFormPageProps) {
  const { paths } = useResource(props.name);
  const { id = '' } = useParams();
  return (
    <ContractShow key={id} resource={props.name} id={id} list={paths.list} shape={<FormShape />}>
      <EditRecord {...props} />
    </ContractShow>
  );
}

function EditRecord({ name, form }: ResourceFormPageProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { resource, paths } = useResource(name);
  const record = useRecordContext<VersionedRecord>();
  const label = record ? recordName(resource.label, record) : '';
  const title = translate('kit.resource.editOne', { name: label });
  useWindowTitle(title);
  if (!record) return null;
  const href = paths.one?.getHref({ id: record.id }) ?? paths.list.getHref();
  return (
    <FormPage title={title} back={{ href, label }}>
      <ResourceForm
        name={name}
        form={form}
        record={record}
        // Keep the state, which holds the way back to the list.
        onSaved={() => void navigate(href, { replace: true, state })}
        onCancel={() => void navigate(href, { state })}
      />
    </FormPage>
  );
}
