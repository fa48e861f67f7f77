import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import { VolunteerUpdateForm } from '../../contract/generated/forms/VolunteerUpdate.ts';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { recordName } from '../kit/ContractRecord.ts';
import { useEditedVersion } from '../kit/form/conflict/useEditedVersion.ts';
import { useSaveRecord } from '../kit/form/conflict/useSaveRecord.ts';
import { VersionedForm } from '../kit/form/conflict/VersionedForm.tsx';
import type { FieldWidgetProps } from '../kit/form/FormValues.ts';
import { withHints } from '../kit/form/formVariants.ts';
import { InputTemplate } from '../kit/form/templates/InputTemplate.tsx';
import { FormPage, FormShape } from '../kit/page/FormPage.tsx';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { useWindowTitle } from '../shell/currentPage.ts';
import { toast } from '../shell/toast.ts';
import type { Volunteer } from './Volunteer.ts';

export default function VolunteerEdit() {
  const { profileId = '' } = useParams();
  return (
    <ContractShow<Volunteer>
      key={profileId}
      resource={resources.volunteers.name}
      id={profileId}
      list={paths.volunteers}
      shape={<FormShape />}
    >
      {(volunteer) => <EditVolunteer volunteer={volunteer} />}
    </ContractShow>
  );
}

type VolunteerUpdate = components['schemas']['VolunteerUpdate'];

const { sections }: ResourceDefinition = resources.volunteers;
const fields = sections.flatMap((section) => section.fields);

function EditVolunteer({ volunteer }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation();
  const version = useEditedVersion<Volunteer>(volunteer);
  const save = useSaveRecord<Volunteer, VolunteerUpdate>(
    resources.volunteers.name,
    VolunteerUpdateForm.schema,
  );
  const name = recordName(resources.volunteers.label, volunteer);
  useWindowTitle(translate('kit.resource.editOne', { name }));
  const href = paths.volunteer.getHref({ profileId: volunteer.id });
  const form = volunteer.hasAccount ? formOfAccount : VolunteerUpdateForm;

  const submit = async (mine: VolunteerUpdate) => {
    const saved = await save(version.base, mine);
    toast.success(translate(`messages.${operations.updateVolunteer.success}`));
    return saved;
  };
  return (
    <FormPage title={translate('kit.resource.editOne', { name })} back={{ href, label: name }}>
      <VersionedForm
        version={version}
        fields={fields}
        form={form}
        {...(volunteer.hasAccount && { inputs: inputsOfAccount })}
        layout="cards"
        focusFirst
        submitLabel={translate('ra.action.save')}
        onSubmit={submit}
        // Keep the state, which holds the way back to the list.
        onSaved={() => void navigate(href, { replace: true, state })}
        onCancel={() => void navigate(href, { state })}
      />
    </FormPage>
  );
}

/** The form of a volunteer who signs in: the contract refuses another e-mail. */
const formOfAccount = withHints(VolunteerUpdateForm, { email: 'volunteers.edit.accountEmail' });
const inputsOfAccount = { email: FixedInput };

/** Read only, but can be copied. */
function FixedInput(props: FieldWidgetProps) {
  return <InputTemplate {...props} field={{ slotProps: { htmlInput: { readOnly: true } } }} />;
}
