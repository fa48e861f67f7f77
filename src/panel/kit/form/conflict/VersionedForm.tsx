import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { ContractForm, type ContractFormProps } from '../ContractForm.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { useEditedVersion } from './useEditedVersion.ts';

interface VersionedFormProps<Data, Saved extends object>
  extends Omit<ContractFormProps<Data, Saved>, 'initial' | 'typed'> {
  readonly version: ReturnType<typeof useEditedVersion<Saved, Saved | undefined>>;
  /** By which values are shown in a conflict. */
  readonly fields: readonly FieldDefinition[];
}

/** The form of a record that somebody else may save meanwhile: then it shows both, and loses nothing that was typed. */
export function VersionedForm<Data extends object, Saved extends object>({
  version: { base, typed, merges, conflict, ...version },
  fields,
  onSubmit,
  other,
  ...props
}: VersionedFormProps<Data, Saved>) {
  return (
    <>
      <ContractForm
        {...props}
        key={merges}
        initial={{ ...base }}
        {...(typed && { typed })}
        onSubmit={version.noticing(onSubmit)}
        other={other && { ...other, onSubmit: version.noticing(other.onSubmit) }}
      />
      {conflict && (
        <ConflictDialog
          schema={props.form.schema}
          fields={fields}
          base={base ?? conflict.theirs}
          conflict={conflict}
          onClose={version.closeConflict}
          onMerge={(values) => version.editNewer(conflict.theirs, values)}
        />
      )}
    </>
  );
}
