import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { VolunteerAdditionForm } from '../../contract/generated/forms/VolunteerAddition.ts';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { useEditedVersion } from '../kit/form/conflict/useEditedVersion.ts';
import { useSaveRecord } from '../kit/form/conflict/useSaveRecord.ts';
import { VersionedForm } from '../kit/form/conflict/VersionedForm.tsx';
import { withHints } from '../kit/form/formVariants.ts';
import { FormPage } from '../kit/page/FormPage.tsx';
import { toast } from '../shell/toast.ts';
import type { Volunteer } from './Volunteer.ts';

type Addition = components['schemas']['VolunteerAddition'];

const { sections }: ResourceDefinition = resources.volunteers;
const fields = sections.flatMap((section) => section.fields);
const form = withHints(VolunteerAdditionForm, { consentSource: 'volunteers.add.consentSource' });

/** Form of a volunteer who did not apply in the app. */
export default function VolunteerAdd() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const list = paths.volunteers.getHref();
  const version = useEditedVersion<Volunteer, Volunteer | undefined>(undefined);
  const save = useSaveRecord<Volunteer, Addition>(resources.volunteers.name, form.schema);

  const submit = async (added: Addition) => {
    const saved = await save(version.base, added);
    toast.success(translate(`messages.${operations.addVolunteer.success}`));
    return saved;
  };
  return (
    <FormPage
      title={translate(paths.addVolunteer.title)}
      back={{ href: list, label: translate(paths.volunteers.title) }}
    >
      <VersionedForm
        version={version}
        fields={fields}
        form={form}
        layout="cards"
        focusFirst
        submitLabel={translate('ra.action.save')}
        onSubmit={submit}
        // `replace`, so that Back does not return to the finished form.
        onSaved={({ id }) => void navigate(paths.volunteer.getHref({ profileId: id }), { replace: true })}
        onCancel={() => void navigate(list)}
      />
    </FormPage>
  );
}
