import type { Readable } from 'node:stream';
import type { components } from '../../../contract/generated/types.ts';
import { keepingScope } from '../../core/db/scope.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { photoEntry } from '../../core/files/photoFile.ts';
import { DATA_FILE, dataPage, PAGE_FILE } from '../../core/html/pages/dataPage.ts';
import { answerText } from '../../core/http/contractValidation.ts';
import { type ZipEntry, zipName, zipStream } from '../../core/http/zipStream.ts';
import { contentOf, type VolunteerFile } from '../volunteerFileStore.ts';
import type { GivenData } from './dataLinks.ts';
import type { KeptData } from './volunteerDataStore.ts';

type VolunteerData = components['schemas']['VolunteerData'];

const FOLDER = 'files';

/** Fields of checks have names of their own there. */
const inHistory = [
  'VolunteerDataRecord',
  'VolunteerDataClearance',
  'VolunteerDataParticipation',
  'VolunteerDataTimeEntry',
  'VolunteerDataCertificate',
  'VolunteerDataAgreement',
  'VolunteerDataGuardianConsent',
] as const;

/** The data as the contract has them. */
export function volunteerData({ files, ...kept }: KeptData): VolunteerData {
  return {
    ...kept,
    exportedAt: new Date().toISOString(),
    files: files.map((file, index) => ({ ...file, path: filePath(file, index) })),
  };
}

/**
 * Everything as a ZIP: for programs, to be read, and the files. It is made while it is sent, so that nothing personal lies about,
 * and a file at a time, so that no number of them fills the memory. In the scope of the foundation.
 */
export function dataArchive({ kept, reader }: GivenData, db: Queries): Readable {
  const text = answerText('readVolunteerData', volunteerData(kept));
  const { account, files } = kept;
  const { imageToken } = reader;
  const entries: ZipEntry[] = [
    { path: DATA_FILE, content: text },
    // Out of the text: the page tells nothing that the contract does not name.
    {
      path: PAGE_FILE,
      content: dataPage({ schema: 'VolunteerData', data: JSON.parse(text), inHistory }, reader),
    },
    ...photoEntry(account?.photo, imageToken, db),
    ...files.map((file, index) => ({
      path: filePath(file, index),
      content: () => keepingScope(contentOf(file, reader, db)),
    })),
  ];
  return zipStream(entries);
}

/** Numbered, because several may have one name. */
function filePath({ name }: Pick<VolunteerFile, 'name'>, index: number): string {
  return `${FOLDER}/${index + 1}-${zipName(name)}`;
}
