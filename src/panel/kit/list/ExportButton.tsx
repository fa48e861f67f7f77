import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useListContext, useTranslate } from 'react-admin';
import type { resources } from '../../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { client } from '../../data/client.ts';
import { type ListDefinition, listQuery } from '../../data/listQuery.ts';
import { organizationId } from '../../data/sessionStore.ts';
import { type BlobCall, useDownload } from '../download/useDownload.ts';
import { ToolButton } from './ToolButton.tsx';

type Exported = Extract<(typeof resources)[keyof typeof resources], { export: object }>;

interface ExportButtonProps {
  readonly list: ListDefinition;
  readonly definition: NonNullable<ResourceDefinition['export']>;
  /** Record that the list belongs to; default: the foundation. */
  readonly ownerId?: string;
}

/** Downloads all records of the current search, filters and order as CSV. */
export function ExportButton({ list, definition, ownerId }: ExportButtonProps) {
  const translate = useTranslate();
  const { filter, filterValues, sort, total, resource } = useListContext();
  const { busy, start } = useDownload();

  const download = () => {
    // An export has no pagination.
    const { page, size, ...query } = listQuery(list, { filter: { ...filterValues, ...filter }, sort });
    const call = client.GET(definition.path as Exported['export']['path'], {
      // TypeScript cannot tell which export's parameters these are; `listQuery` only sends those of its list.
      params: { path: { id: ownerId ?? organizationId() }, query: query as never },
      parseAs: 'blob',
    });
    return start(call as BlobCall, `${resource}.csv`);
  };

  return (
    <ToolButton
      label={translate(busy ? 'kit.export.running' : 'ra.action.export')}
      startIcon={<DownloadIcon />}
      busy={busy}
      disabled={!total}
      onClick={() => void download()}
    />
  );
}
