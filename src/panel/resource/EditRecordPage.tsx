import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { FormDefinition } from '../../contract/FormDefinition.ts';
import { operations } from '../../contract/generated/operations.ts';
import { useIsAllowed } from '../kit/action/useMayDo.ts';
import { type ContractRecord, recordName } from '../kit/ContractRecord.ts';
import { useEditedVersion } from '../kit/form/conflict/useEditedVersion.ts';
import { useSaveRecord } from '../kit/form/conflict/useSaveRecord.ts';
import { VersionedForm } from '../kit/form/conflict/VersionedForm.tsx';
import type { FormValues } from '../kit/form/FormValues.ts';
import { FormPage, FormShape } from '../kit/page/FormPage.tsx';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { ForbiddenPicture } from '../kit/state/ForbiddenPicture.tsx';
import { useWindowTitle } from '../shell/currentPage.ts';
import { StatePage } from '../shell/StatePage.tsx';
import { toast } from '../shell/toast.ts';
import { useResource } from './useResource.ts';

/** Form of an existing record. */
export function EditRecordPage(props: ResourceFormPageProps) {
  const { paths } = useResource(props.name);
  const { id = '' } = useParams();
  return (
    <ContractShow<VersionedRecord>
      key={id}
      resource={props.name}
      id={id}
      list={paths.list}
      shape={<FormShape />}
    >
      {(record) => <EditRecord {...props} record={record} />}
    </ContractShow>
  );
}

function EditRecord({ name, form, record }: ResourceFormPageProps & { readonly record: VersionedRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { resource, paths } = useResource(name);
  const label = recordName(resource.label, record);
  const title = translate('kit.resource.editOne', { name: label });
  useWindowTitle(title);
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

interface ResourceFormPageProps {
  readonly name: string;
  readonly form: FormDefinition;
}

type VersionedRecord = ContractRecord & { readonly version: number };

interface ResourceFormProps extends ResourceFormPageProps {
  /** Undefined for a new record. */
  readonly record?: VersionedRecord;
  readonly onSaved: (saved: VersionedRecord) => void;
  readonly onCancel: () => void;
}

/** Form of a record, if the user's role may save it. */
function ResourceForm({ name, form, record, onSaved, onCancel }: ResourceFormProps) {
  const translate = useTranslate();
  const isAllowed = useIsAllowed();
  const { resource } = useResource(name);
  const version = useEditedVersion<VersionedRecord, VersionedRecord | undefined>(record);
  const save = useSaveRecord<VersionedRecord, FormValues>(name, form.schema);
  const operationId = (record ? resource.update : resource.create)?.operationId;

  if (operationId === undefined || !isAllowed(operationId)) {
    return (
      <StatePage
        picture={<ForbiddenPicture />}
        title={translate('kit.forbidden.title')}
        text={translate('kit.forbidden.text')}
      />
    );
  }
  const { success, failure } = operations[operationId];
  const submit = async (mine: FormValues) => {
    const saved = await save(version.base, mine);
    if (success) toast.success(translate(`messages.${success}`));
    return saved;
  };
  return (
    <VersionedForm
      version={version}
      fields={resource.sections.flatMap(({ fields }) => fields)}
      form={form}
      layout="cards"
      focusFirst
      submitLabel={translate(record ? 'ra.action.save' : 'ra.action.create')}
      onSubmit={submit}
      {...(failure && { failure: `messages.${failure}`, accident: `messages.${failure}` })}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}
