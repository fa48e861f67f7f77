import type { ContractRecord } from '../ContractRecord.ts';
import type { ListPresentation } from './RecordMark.tsx';

interface RecordPictureProps {
  readonly presentation: ListPresentation;
  readonly record: ContractRecord;
}

/** Picture before a record's name, if its resource has pictures. Styled by `rowsSx` in a table. */
export function RecordPicture({ presentation: { pictureOf }, record }: RecordPictureProps) {
  return (
    pictureOf && (
      <span className="record-picture" aria-hidden>
        {pictureOf(record)}
      </span>
    )
  );
}
