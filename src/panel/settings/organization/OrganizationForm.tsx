import { useTranslate } from 'react-admin';
import type { StoreApi } from 'zustand';
import type { FormDefinition } from '../../../contract/FormDefinition.ts';
import { OrganizationUpdateForm } from '../../../contract/generated/forms/OrganizationUpdate.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { FieldDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { CoverDesignInput } from '../../kit/cover/CoverDesignInput.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import { useSaveRecord } from '../../kit/form/conflict/useSaveRecord.ts';
import { VersionedForm } from '../../kit/form/conflict/VersionedForm.tsx';
import type { FormValues } from '../../kit/form/FormValues.ts';
import { withHints, withSchema } from '../../kit/form/formVariants.ts';
import { toast } from '../../shell/toast.ts';
import type { Organization } from '../useOrganization.ts';

interface OrganizationFormProps {
  readonly organization: Organization;
  /** Receives the current input. */
  readonly typed: StoreApi<FormValues>;
  readonly onSaved: () => void;
}

const inputs = { coverDesign: CoverDesignInput };

type OrganizationUpdate = components['schemas']['OrganizationUpdate'];

const { sections }: ResourceDefinition = resources.organizations;

/** All editable fields; the contract's sections omit those on no card of a profile. */
export const organizationFields: readonly FieldDefinition[] = [
  ...sections.flatMap(({ fields }) => fields),
  { name: 'coverDesign', kind: 'enum', label: 'coverDesign', enumName: 'coverDesign' },
];

export function OrganizationForm({ organization, typed, onSaved }: OrganizationFormProps) {
  const translate = useTranslate();
  const version = useEditedVersion<Organization>(organization);
  const save = useSaveRecord<Organization, OrganizationUpdate>(
    resources.organizations.name,
    organizationForm.schema,
  );

  return (
    <VersionedForm
      version={version}
      fields={organizationFields}
      form={organizationForm}
      inputs={inputs}
      layout="cards"
      submitLabel={translate('settings.organization.save')}
      failure="messages.organizationEditFailed"
      accident="messages.organizationEditFailed"
      focusFirst={version.merges > 0}
      onChange={(values) => typed.setState(values, true)}
      onSubmit={(mine: OrganizationUpdate) => save(version.base, mine)}
      onSaved={(saved) => {
        version.editSaved(saved);
        nameFoundation(saved.name);
        toast.success(translate('messages.edited'));
        onSaved();
      }}
    />
  );
}

/** The shell takes the foundation's name from the session. */
function nameFoundation(organizationName: string): void {
  const { user, setUser } = useSessionStore.getState();
  if (user) setUser({ ...user, organizationName });
}

/** The contract's form with hints, with all designs visible, and with a time zone that can be changed, but not taken away. */
const organizationForm = withHints(withTimeZone(withVisibleDesigns(OrganizationUpdateForm)), {
  helpLocation: 'settings.organization.helpLocation',
  addressDescription: 'settings.organization.addressDescription',
  timeZone: 'settings.organization.timeZone',
  offerHours: 'settings.organization.offerHours',
  coverDesign: 'settings.cover.design',
});

/** Programs may leave it out, and mean Warsaw; nobody in the panel means that by no choice. */
function withTimeZone(form: FormDefinition): FormDefinition {
  return withSchema(form, { ...form.schema, required: [...(form.schema.required ?? []), 'timeZone'] });
}

function withVisibleDesigns(form: FormDefinition): FormDefinition {
  const { coverDesign, ...others } = form.schema.properties ?? {};
  const radio = { ...coverDesign, 'x-ui': { ...coverDesign?.['x-ui'], widget: 'radio' } };
  return withSchema(form, { ...form.schema, properties: { ...others, coverDesign: radio } });
}
