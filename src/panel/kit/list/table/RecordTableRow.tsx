import type { ColumnDefinition } from '../../../../contract/ResourceDefinition.ts';
import type { ContractRecord } from '../../ContractRecord.ts';
import type { ListPresentation } from '../ListPresentation.ts';
import { RecordCell } from '../RecordCell.tsx';
import { RecordLink } from '../RecordLink.tsx';
import { RecordMark } from '../RecordMark.tsx';
import { RecordPicture } from '../RecordPicture.tsx';
import { SelectRecord } from '../selection/SelectRecord.tsx';

interface RecordTableRowProps {
  readonly presentation: ListPresentation;
  readonly columns: readonly ColumnDefinition[];
  readonly record: ContractRecord;
}

/** Plain elements, styled by the body of their table, see `rowsSx`. */
export function RecordTableRow({ presentation, columns, record }: RecordTableRowProps) {
  const { resource, selection, actsOf, cells } = presentation;
  return (
    <tr>
      {selection && (
        <td data-selects>
          <SelectRecord selection={selection} label={resource.label} record={record} />
        </td>
      )}
      {columns.map((column, index) => {
        const value = <RecordCell cells={cells} field={column} record={record} />;
        return (
          <td key={column.name}>
            {index === 0 ? (
              <>
                <RecordPicture presentation={presentation} record={record} />
                <RecordLink presentation={presentation} record={record}>
                  {value}
                </RecordLink>
                <RecordMark presentation={presentation} record={record} />
              </>
            ) : (
              value
            )}
          </td>
        );
      })}
      {actsOf && <td>{actsOf(record)}</td>}
    </tr>
  );
}
