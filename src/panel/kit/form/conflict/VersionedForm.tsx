import { useMemo } from 'react';
import { fieldsOf } from '../../../../contract/forms/fieldsOf.ts';
import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { ContractForm, type ContractFormProps } from '../ContractForm.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { useEditedVersion } from './useEditedVersion.ts';

interface VersionedFormProps<Data, Base extends object, Saved>
  extends Omit<ContractFormProps<Data, Saved>, 'initial' | 'typed'> {
  readonly version: ReturnType<typeof useEditedVersion<Base, Base | undefined>>;
  /** How a conflict shows values; by default as the form names them. */
  readonly fields?: readonly FieldDefinition[];
  /** What a conflict shows of a version, where its values are not told as they are stored. */
  readonly display?: ((version: Base) => object) | undefined;
}

/**
 * A form with optimistic locking: if somebody else saves the record meanwhile, it shows both versions and
 * keeps the user's input.
 */
export function VersionedForm<Data extends object, Base extends object, Saved = Base>({
  version: { base, typed, merges, conflict, ...version },
  fields: given,
  display,
  onSubmit,
  other,
  ...props
}: VersionedFormProps<Data, Base, Saved>) {
  const fields = useMemo(() => given ?? fieldsOf(props.form), [given, props.form]);
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
          display={display}
          base={base ?? conflict.theirs}
          conflict={conflict}
          onClose={version.closeConflict}
          onMerge={(values) => version.editNewer(conflict.theirs, values)}
        />
      )}
    </>
  );
}
