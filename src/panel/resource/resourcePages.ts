import { CreateRecordPage } from './CreateRecordPage.tsx';
import { EditRecordPage } from './EditRecordPage.tsx';
import { RecordPage } from './RecordPage.tsx';
import { ResourceListPage } from './ResourceListPage.tsx';

/** The default pages of a resource in one script, for each alone is smaller than what it takes to ask for it. */
export const resourcePages = {
  list: ResourceListPage,
  one: RecordPage,
  create: CreateRecordPage,
  edit: EditRecordPage,
};
