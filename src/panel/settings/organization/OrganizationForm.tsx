import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StoreApi } from 'zustand';
import { CoverDesignInput } from '../../kit/cover/CoverDesignInput.tsx';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { ConflictDialog } from '../../kit/form/conflict/ConflictDialog.tsx';
import { EditConflict } from '../../kit/form/conflict/EditConflict.ts';
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

interface Start {
  /** The version that is edited. */
  readonly base: Organization;
  /** What is in the form at first, where that is not the same. */
  readonly typed?: FormValues;
  /** How often a newer version was loaded. */
  readonly merges: number;
}

const inputs = { coverDesign: CoverDesignInput };

export function OrganizationForm({ organization, typed, onSaved }: OrganizationFormProps) {
  const translate = useTranslate();
  const [start, setStart] = useState<Start>({ base: organization, merges: 0 });
  const [conflict, setConflict] = useState<EditConflict<Organization>>();

  const save = async (mine: OrganizationUpdate) => {
    try {
      return await saveOrganization(start.base, mine);
    } catch (error) {
      if (error instanceof EditConflict) setConflict(error);
      throw error;
    }
  };

  return (
    <>
      <ContractForm
        key={start.merges}
        form={organizationForm}
        initial={{ ...start.base }}
        typed={start.typed}
        inputs={inputs}
        layout="cards"
        submitLabel={translate('settings.organization.save')}
        failure="messages.organizationEditFailed"
        accident="messages.organizationEditFailed"
        focusFirst={start.merges > 0}
        onChange={(values) => typed.setState(values, true)}
        onSubmit={save}
        onSaved={(saved) => {
          setStart({ ...start, base: saved });
          toast.success(translate('messages.edited'));
          onSaved();
        }}
      />
      {conflict && (
        <ConflictDialog
          schema={organizationForm.schema}
          fields={organizationFields}
          base={start.base}
          conflict={conflict}
          onClose={() => setConflict(undefined)}
          onMerge={(values) => {
            setConflict(undefined);
            setStart({ base: conflict.theirs, typed: values, merges: start.merges + 1 });
            typed.setState(values, true);
          }}
        />
      )}
    </>
  );
}
