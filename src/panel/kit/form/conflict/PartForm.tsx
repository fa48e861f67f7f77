import { ApiError } from '../../../data/ApiError.ts';
import type { ContractFormProps } from '../ContractForm.tsx';
import { useEditedVersion } from './useEditedVersion.ts';
import { saveOverNewer } from './useSaveRecord.ts';
import { VersionedForm } from './VersionedForm.tsx';

export interface Versioned {
  readonly version: number;
}

/** A part of a record, which a dialog changes, and somebody else may change meanwhile. */
export interface EditedPart<Part extends Versioned> {
  readonly opened: Part;
  /** Reads it as it is now. */
  readonly read: () => Promise<Part>;
  /** What a conflict shows of it, where values are not told as they are stored. */
  readonly display?: (part: Part) => object;
}

interface PartFormProps<Input, Saved, Part extends Versioned> extends ContractFormProps<Input, Saved> {
  readonly part: EditedPart<Part>;
}

/** The form of what somebody else may have changed since it was read: both versions are shown then, and nothing typed is lost. */
export function PartForm<Input extends object, Saved, Part extends Versioned>({
  part: { opened, read, display },
  onSubmit,
  ...form
}: PartFormProps<Input, Saved, Part>) {
  const version = useEditedVersion<Part, Part | undefined>(opened);
  return (
    <VersionedForm
      {...form}
      version={version}
      display={display}
      onSubmit={(mine: Input) =>
        saveOverNewer({
          schema: form.form.schema,
          base: version.base ?? opened,
          mine,
          put: (over) => onSubmit({ ...mine, version: over.version }),
          read,
        })
      }
    />
  );
}

/**
 * One of a record's parts, as it is now.
 * @throws ApiError 404 when it is gone
 */
export function partOf<Part extends { readonly id: string }>(parts: readonly Part[], id: string): Part {
  const part = parts.find((one) => one.id === id);
  if (!part) throw new ApiError(404, undefined);
  return part;
}
