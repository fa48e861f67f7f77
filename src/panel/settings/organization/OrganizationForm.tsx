import { useTranslate } from 'react-admin';
import type { StoreApi } from 'zustand';
import type { FormDefinition } from '../../../contract/FormDefinition.ts';
import { OrganizationUpdateForm } from '../../../contract/generated/forms/OrganizationUpdate.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { FieldDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { CoverDesignInput } from '../../kit/cover/CoverDesignInput.tsx';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { ConflictDialog } from '../../kit/form/conflict/ConflictDialog.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import { saveOverNewer } from '../../kit/form/conflict/useSaveRecord.ts';
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
  const { base, merges, conflict, ...version } = useEditedVersion<Organization>(organization);
  const save = version.noticing((mine: OrganizationUpdate) => saveOrganization(base, mine));

  return (
    <>
      <ContractForm
        key={merges}
        form={organizationForm}
        initial={{ ...base }}
        typed={version.typed}
        inputs={inputs}
        layout="cards"
        submitLabel={translate('settings.organization.save')}
        failure="messages.organizationEditFailed"
        accident="messages.organizationEditFailed"
        focusFirst={merges > 0}
        onChange={(values) => typed.setState(values, true)}
        onSubmit={save}
        onSaved={(saved) => {
          version.editSaved(saved);
          nameFoundation(saved.name);
          toast.success(translate('messages.edited'));
          onSaved();
        }}
      />
      {conflict && (
        <ConflictDialog
          schema={organizationForm.schema}
          fields={organizationFields}
          base={base}
          conflict={conflict}
          onClose={version.closeConflict}
          onMerge={(values) => {
            version.editNewer(conflict.theirs, values);
            typed.setState(values, true);
          }}
        />
      )}
    </>
  );
}

/** The shell takes the foundation's name from the session. */
function nameFoundation(organizationName: string): void {
  const { user, setUser } = useSessionStore.getState();
  if (user) setUser({ ...user, organizationName });
}

/**
 * Saves the input over the opened version. A cover changed meanwhile is no conflict.
 *
 * @throws EditConflict with the saved record
 * @throws ApiError when the API refused
 */
function saveOrganization(base: Organization, mine: OrganizationUpdate): Promise<Organization> {
  const params = { path: { id: base.id } };
  return saveOverNewer({
    schema: organizationForm.schema,
    base,
    mine,
    put: ({ version }) => answerOf(client.PUT('/organizations/{id}', { params, body: { ...mine, version } })),
    read: () => answerOf(client.GET('/organizations/{id}', { params })),
  });
}

/** The contract's form with hints, and with all designs visible. */
const organizationForm = withHints(withVisibleDesigns(OrganizationUpdateForm), {
  helpLocation: 'settings.organization.helpLocation',
  addressDescription: 'settings.organization.addressDescription',
  timeZone: 'settings.organization.timeZone',
  coverDesign: 'settings.cover.design',
});

function withVisibleDesigns(form: FormDefinition): FormDefinition {
  const { coverDesign, ...others } = form.schema.properties ?? {};
  const radio = { ...coverDesign, 'x-ui': { ...coverDesign?.['x-ui'], widget: 'radio' } };
  return withSchema(form, { ...form.schema, properties: { ...others, coverDesign: radio } });
}
