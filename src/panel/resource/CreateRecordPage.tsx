import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { FormPage } from '../kit/page/FormPage.tsx';
import { ResourceForm, type ResourceFormPageProps } from './ResourceForm.tsx';
import { useResource } from './useResource.ts';

export function CreateRecordPage({ name, form }: ResourceFormPageProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { paths, title } = useResource(name);
  const list = paths.list.getHref();
  return (
    <FormPage title={translate(paths.create?.title ?? '')} back={{ href: list, label: title }}>
      <ResourceForm
        name={name}
        form={form}
        // `replace`, so that Back does not return to the finished form.
        onSaved={({ id }) => void navigate(paths.one?.getHref({ id }) ?? list, { replace: true })}
        onCancel={() => void navigate(list)}
      />
    </FormPage>
  );
}
