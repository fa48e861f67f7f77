import type { ContractRecord } from '../ContractRecord.ts';
import type { ListPresentation } from './RecordMark.tsx';

interface RecordPictureProps {
  readonly presentation: ListPresentation;
  readonly record: ContractRecord;
}

/** Before the name of a record, where its kind has pictures. It looks by `rowsSx` in a table. */
export function RecordPicture({ presentation: { pictureOf }, record }: RecordPictureProps) {
  return (
    pictureOf && (
      <span className="record-picture" aria-hidden>
        {pictureOf(record)}
      </span>
    )
  );
}
