import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { VolunteerAdditionForm } from '../../contract/generated/forms/VolunteerAddition.ts';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { recordWalkIn, shiftParam, walkInParam } from '../events/participants/walkIn.ts';
import { useToastedCall } from '../kit/action/useGuardedCall.ts';
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
  const [search] = useSearchParams();
  const eventId = search.get(walkInParam);
  const shiftId = search.get(shiftParam) ?? undefined;
  const { run } = useToastedCall('addWalkIn');
  const back = eventId
    ? { href: paths.eventParticipants.getHref({ eventId }), label: translate(paths.eventParticipants.title) }
    : { href: paths.volunteers.getHref(), label: translate(paths.volunteers.title) };
  const version = useEditedVersion<Volunteer, Volunteer | undefined>(undefined);
  const save = useSaveRecord<Volunteer, Addition>(resources.volunteers.name, form.schema);

  const submit = async (added: Addition) => {
    const saved = await save(version.base, added);
    toast.success(translate(`messages.${operations.addVolunteer.success}`));
    return saved;
  };
  const leave = async ({ id }: Volunteer) => {
    let next = paths.volunteer.getHref({ profileId: id });
    if (eventId) {
      // What fails here is told; the volunteer is stored, and can be chosen at the event.
      await run(async () => recordWalkIn(eventId, id, shiftId));
      next = back.href;
    }
    // So that Back does not return to the finished form.
    await navigate(next, { replace: true });
  };
  return (
    <FormPage title={translate(paths.addVolunteer.title)} back={back}>
      <VersionedForm
        version={version}
        fields={fields}
        form={form}
        layout="cards"
        focusFirst
        submitLabel={translate('ra.action.save')}
        onSubmit={submit}
        onSaved={(saved) => void leave(saved)}
        onCancel={() => void navigate(back.href)}
      />
    </FormPage>
  );
}
