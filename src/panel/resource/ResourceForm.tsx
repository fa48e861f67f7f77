import { useTranslate } from 'react-admin';
import type { FormDefinition } from '../../contract/FormDefinition.ts';
import { operations } from '../../contract/generated/operations.ts';
import { useIsAllowed } from '../kit/action/useMayDo.ts';
import type { ContractRecord } from '../kit/ContractRecord.ts';
import { useEditedVersion } from '../kit/form/conflict/useEditedVersion.ts';
import { useSaveRecord } from '../kit/form/conflict/useSaveRecord.ts';
import { VersionedForm } from '../kit/form/conflict/VersionedForm.tsx';
import type { FormValues } from '../kit/form/FormValues.ts';
import { ForbiddenPicture } from '../kit/state/ForbiddenPicture.tsx';
import { StatePage } from '../shell/StatePage.tsx';
import { toast } from '../shell/toast.ts';
import { useResource } from './useResource.ts';

export interface ResourceFormPageProps {
  readonly name: string;
  readonly form: FormDefinition;
}

export type VersionedRecord = ContractRecord & { readonly version: number };

interface ResourceFormProps extends ResourceFormPageProps {
  /** Undefined for a new record. */
  readonly record?: VersionedRecord;
  readonly onSaved: (saved: VersionedRecord) => void;
  readonly onCancel: () => void;
}

/** Form of a record, if the user's role may save it. */
export function ResourceForm({ name, form, record, onSaved, onCancel }: ResourceFormProps) {
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
