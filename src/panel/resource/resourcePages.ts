import { CreateRecordPage, EditRecordPage } from './EditRecordPage.tsx';
import { RecordPage } from './RecordPage.tsx';
import { ResourceListPage } from './ResourceListPage.tsx';

/** All default pages in one chunk, because each alone is smaller than the cost of its request. */
export const resourcePages = {
  list: ResourceListPage,
  one: RecordPage,
  create: CreateRecordPage,
  edit: EditRecordPage,
};
