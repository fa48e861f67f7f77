import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { DataRequestInputForm } from '../../contract/generated/forms/DataRequestInput.ts';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { subjectHref } from '../../domain/notifications/noticeHref.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import type { FormValues } from '../kit/form/FormValues.ts';
import { today } from '../kit/format/today.ts';
import { FormPage } from '../kit/page/FormPage.tsx';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import { toast } from '../shell/toast.ts';
import type { DataSubject } from './DataSubject.ts';
import { FindPersonButton } from './FindPersonButton.tsx';

type Schemas = components['schemas'];

const resource = resources['data-requests'].name;

/** A request that has come by mail, by phone or in person, of somebody whom the foundation may know. */
export default function AddDataRequestPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const { subject, found } = (location.state ?? {}) as PageState;
  const known = found === undefined ? subject : found;
  // Who was found is in it, too, so that a draft is put back upon it after a reload.
  const initial = useMemo(
    () => ({ receivedOn: today(), ...withoutLink(subject ?? {}), ...known }),
    [subject, known],
  );
  const values = useRef<FormValues>(undefined);
  const note = useCallback((typed: FormValues) => {
    values.current = typed;
  }, []);
  /** In the history, so that it is there after a reload. */
  const find = (person: DataSubject | null) => {
    values.current = { ...withoutLink(values.current ?? initial), ...(person && withoutNulls(person)) };
    void navigate('.', { replace: true, state: { subject, found: person } satisfies PageState });
  };
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
      intro={translate('dataRequests.intro')}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 }}>
        {known && <Typography>{translate('dataRequests.about', { name: known.personName })}</Typography>}
        <FindPersonButton
          label={translate(`dataRequests.find.${known ? 'other' : 'label'}`)}
          onFound={find}
        />
        {known && (
          <Button color="inherit" onClick={() => find(null)} sx={{ minHeight: 44 }}>
            {translate('dataRequests.find.none')}
          </Button>
        )}
      </Stack>
      <ContractForm<Schemas['DataRequestInput'], Schemas['DataRequest']>
        form={DataRequestInputForm}
        // Another person fills in the form anew, with what was typed besides.
        key={known?.subjectId}
        initial={initial}
        {...(values.current && { typed: values.current })}
        onChange={note}
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

interface PageState {
  /** Whose page led here. */
  readonly subject?: DataSubject | undefined;
  /** Who was found instead; null once it is nobody whom the foundation knows. */
  readonly found?: DataSubject | null;
}

function withoutLink({ subjectType: _, subjectId: __, ...others }: FormValues): FormValues {
  return others;
}

/** What is not known leaves what was typed. */
function withoutNulls(subject: DataSubject): Partial<DataSubject> {
  return Object.fromEntries(Object.entries(subject).filter(([, value]) => value !== null));
}

/** The page that one comes from. */
function backOf(subject: DataSubject | undefined) {
  const { subjectType, subjectId } = subject ?? {};
  if (!subjectType || !subjectId)
    return { href: paths.dataRequests.getHref(), title: paths.dataRequests.title };
  return { href: subjectHref(subjectType, subjectId), title: paths[subjectType].title };
}
