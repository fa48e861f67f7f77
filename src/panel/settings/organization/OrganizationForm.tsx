import { useTranslate } from 'react-admin';
import type { StoreApi } from 'zustand';
import { useSessionStore } from '../../data/sessionStore.ts';
import { CoverDesignInput } from '../../kit/cover/CoverDesignInput.tsx';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { ConflictDialog } from '../../kit/form/conflict/ConflictDialog.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import type { FormValues } from '../../kit/form/FormValues.ts';
import { toast } from '../../shell/toast.ts';
import type { Organization } from '../useOrganization.ts';
import type { OrganizationUpdate } from './OrganizationUpdate.ts';
import { organizationFields } from './organizationFields.ts';
import { organizationForm } from './organizationForm.ts';
import { saveOrganization } from './saveOrganization.ts';

interface OrganizationFormProps {
  readonly organization: Organization;
  /** Is told what is typed. */
  readonly typed: StoreApi<FormValues>;
  readonly onSaved: () => void;
}

const inputs = { coverDesign: CoverDesignInput };

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

/** The shell names the foundation by what is known of the session. */
function nameFoundation(organizationName: string): void {
  const { user, setUser } = useSessionStore.getState();
  if (user) setUser({ ...user, organizationName });
}
