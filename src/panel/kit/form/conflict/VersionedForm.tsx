import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { ContractForm, type ContractFormProps } from '../ContractForm.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { useEditedVersion } from './useEditedVersion.ts';

interface VersionedFormProps<Data, Saved extends object>
  extends Omit<ContractFormProps<Data, Saved>, 'initial' | 'typed'> {
  readonly version: ReturnType<typeof useEditedVersion<Saved, Saved | undefined>>;
  /** How a conflict shows values. */
  readonly fields: readonly FieldDefinition[];
}

/**
 * A form with optimistic locking: if somebody else saves the record meanwhile, it shows both versions and
 * keeps the user's input.
 */
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
