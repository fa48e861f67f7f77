import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { DataRequestInputForm } from '../../contract/generated/forms/DataRequestInput.ts';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { subjectHref } from '../../domain/notifications/noticeHref.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { today } from '../kit/format/today.ts';
import { FormPage } from '../kit/page/FormPage.tsx';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import { toast } from '../shell/toast.ts';
import type { DataSubject } from './EnterLink.tsx';

type Schemas = components['schemas'];

const resource = resources['data-requests'].name;

/** A request that has come by mail, by phone or in person, of somebody whom the foundation may know. */
export default function AddDataRequestPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { subject } = (state ?? {}) as { readonly subject?: DataSubject };
  const initial = useMemo(() => ({ receivedOn: today(), ...subject }), [subject]);
  const dataProvider = useDataProvider();
  const keep = useKeepRecord(resource);
  const back = backOf(subject);

  const submit = async (request: Schemas['DataRequestInput']) => {
    const { data: saved } = await dataProvider.create<Schemas['DataRequest']>(resource, { data: request });
    void keep(saved);
    toast.success(translate(`messages.${operations.addDataRequest.success}`));
    return saved;
  };
  return (
    <FormPage
      title={translate(paths.addDataRequest.title)}
      back={{ href: back.href, label: translate(back.title) }}
      intro={
        subject
          ? `${translate('dataRequests.about', { name: subject.personName })}. ${translate('dataRequests.intro')}`
          : translate('dataRequests.intro')
      }
    >
      <ContractForm<Schemas['DataRequestInput'], Schemas['DataRequest']>
        form={DataRequestInputForm}
        initial={initial}
        layout="cards"
        focusFirst
        submitLabel={translate('ra.action.save')}
        onSubmit={submit}
        // So that Back does not return to the finished form.
        onSaved={({ id }) => void navigate(paths.dataRequest.getHref({ requestId: id }), { replace: true })}
        onCancel={() => void navigate(back.href)}
      />
    </FormPage>
  );
}

/** The page that one comes from. */
function backOf(subject: DataSubject | undefined) {
  const { subjectType, subjectId } = subject ?? {};
  if (!subjectType || !subjectId)
    return { href: paths.dataRequests.getHref(), title: paths.dataRequests.title };
  return { href: subjectHref(subjectType, subjectId), title: paths[subjectType].title };
}
