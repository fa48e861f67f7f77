import AgeIcon from '@mui/icons-material/CakeOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import RatingIcon from '@mui/icons-material/StarOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRefresh, useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router';
import { formatPhone } from '../../contract/formatPhone.ts';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { isConsentLacking } from '../../domain/volunteers/guardianRules.ts';
import { answerOf, client } from '../data/client.ts';
import { dataSubjectOf } from '../data-requests/DataSubject.ts';
import { EnterLink } from '../data-requests/EnterLink.tsx';
import { RecordActions } from '../kit/action/RecordActions.tsx';
import { useMayDo } from '../kit/action/useMayDo.ts';
import { recordName } from '../kit/ContractRecord.ts';
import type { BlobCall } from '../kit/download/useDownload.ts';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { LinkValue } from '../kit/field/FieldValue.tsx';
import { type AttachedFile, type FileActions, FileItem } from '../kit/files/FileItem.tsx';
import { formatAge } from '../kit/format/formatDate.ts';
import { formatNumber } from '../kit/format/formatNumber.ts';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { DuplicatesNote } from '../kit/show/DuplicatesNote.tsx';
import { ProfileTabs, TabCard } from '../kit/show/ProfileTabs.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { ShowPage } from '../kit/show/ShowPage.tsx';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import { FileUpload } from '../kit/upload/FileUpload.tsx';
import type { UploadRoom } from '../kit/upload/fileIssue.ts';
import { useFileStorage } from '../kit/upload/useFileStorage.ts';
import { ErasureNote } from '../retention/ErasureNote.tsx';
import { SentMailList } from '../sent-mails/SentMailList.tsx';
import { ApplicationTab, deciding } from './ApplicationTab.tsx';
import { isDecision } from './queue/isDecision.ts';
import { QueueBar } from './queue/QueueBar.tsx';
import { StoryTab } from './StoryTab.tsx';
import { VolunteerTags } from './tags/VolunteerTags.tsx';
import type { Volunteer } from './Volunteer.ts';
import { agreementFields, VolunteerAgreements } from './VolunteerAgreements.tsx';
import { certificateFields, VolunteerCertificates } from './VolunteerCertificates.tsx';
import { clearanceFields, VolunteerClearances } from './VolunteerClearances.tsx';
import { guardianFields, hasGuardian, VolunteerGuardian } from './VolunteerGuardian.tsx';
import { timeEntryFields, VolunteerHours } from './VolunteerHours.tsx';
import { VolunteerNotes } from './VolunteerNotes.tsx';

export default function VolunteerShow() {
  const { profileId = '' } = useParams();
  const texts = useContractTexts();
  return (
    // The key starts anew with who comes next.
    <ContractShow<Volunteer>
      key={profileId}
      resource={resources.volunteers.name}
      id={profileId}
      list={paths.volunteers}
    >
      {(volunteer) => (
        <ShowPage list={paths.volunteers}>
          <RecordSummary
            name={recordName(resources.volunteers.label, volunteer)}
            imageToken={volunteer.imageToken}
            status={
              <>
                <ChoiceValue enumName="accountStatus" value={volunteer.accountStatus} />
                {isConsentLacking(volunteer.guardianConsent) && (
                  <ChoiceValue enumName="guardianConsentState" value={volunteer.guardianConsent} />
                )}
              </>
            }
            facts={<VolunteerFacts volunteer={volunteer} />}
            actions={
              <>
                <EditLink volunteer={volunteer} />
                <RecordActions
                  resource={resources.volunteers}
                  list={paths.volunteers}
                  shown={(action) => !isDecision(action)}
                />
                <EnterLink subject={dataSubjectOf('volunteer', volunteer)} />
              </>
            }
          />
          <DuplicatesNote
            duplicates={volunteer.duplicates}
            hrefOf={(profileId) => paths.volunteer.getHref({ profileId })}
            nameOf={(other) => recordName(resources.volunteers.label, other)}
            stateOf={({ accountStatus }) => texts.choice('accountStatus', accountStatus)}
          />
          <ErasureNote id={volunteer.id} erasesOn={volunteer.erasesOn} />
          <VolunteerTags volunteer={volunteer} />
          <VolunteerTabs volunteer={volunteer} />
          <QueueBar volunteer={volunteer} />
        </ShowPage>
      )}
    </ContractShow>
  );
}

function EditLink({ volunteer: { id } }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const mayEdit = useMayDo('updateVolunteer');
  const { state } = useLocation();
  return (
    mayEdit && (
      // Keep the state, which holds the way back to the list.
      <Button
        component={Link}
        to={paths.editVolunteer.getHref({ profileId: id })}
        state={state}
        color="inherit"
        startIcon={<EditIcon />}
      >
        {translate('ra.action.edit')}
      </Button>
    )
  );
}

/** Fields that the head of the page shows. */
const inHead = ['firstname', 'lastname', 'email', 'phone', 'city', 'rating'];

/** What the history tells besides the fields. */
const alsoInHistory = [
  ...clearanceFields,
  ...timeEntryFields,
  ...certificateFields,
  ...agreementFields,
  ...guardianFields,
];

function VolunteerTabs({ volunteer }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const isWaiting = volunteer.accountStatus === 'pending';
  const first = isWaiting
    ? {
        name: 'application',
        label: translate('volunteers.application'),
        content: <ApplicationTab volunteer={volunteer} />,
      }
    : {
        name: 'story',
        label: translate('volunteers.story.title'),
        content: <StoryTab volunteer={volunteer} />,
      };
  return (
    <ProfileTabs
      resource={resources.volunteers}
      // Who was rejected has no story, but a reason among the details.
      before={volunteer.accountStatus === 'rejected' ? [] : [first]}
      alsoInHistory={alsoInHistory}
      told={isWaiting ? [...inHead, ...deciding] : inHead}
      between={[
        {
          name: 'notes',
          label: translate('kit.notes.tab', { count: volunteer.notes.length }),
          content: (
            <TabCard>
              <VolunteerNotes volunteer={volunteer} />
            </TabCard>
          ),
        },
        {
          name: 'files',
          label: translate('volunteers.files', { count: volunteer.files.length }),
          content: (
            <TabCard>
              <VolunteerFiles volunteer={volunteer} />
            </TabCard>
          ),
        },
        {
          name: 'clearances',
          label: translate('volunteers.clearances.title'),
          content: (
            <TabCard>
              <VolunteerClearances volunteer={volunteer} />
            </TabCard>
          ),
        },
        ...(hasGuardian(volunteer)
          ? [
              {
                name: 'guardian',
                label: translate('volunteers.guardian.title'),
                content: (
                  <TabCard>
                    <VolunteerGuardian volunteer={volunteer} />
                  </TabCard>
                ),
              },
            ]
          : []),
        ...(volunteer.accountStatus === 'verified'
          ? [
              {
                name: 'agreements',
                label: translate('volunteers.agreements.title'),
                content: (
                  <TabCard>
                    <VolunteerAgreements volunteer={volunteer} />
                  </TabCard>
                ),
              },
              {
                name: 'hours',
                label: translate('volunteers.hours.title'),
                content: (
                  <TabCard>
                    <Stack sx={{ gap: 4 }}>
                      <VolunteerHours volunteer={volunteer} />
                      <VolunteerCertificates volunteer={volunteer} />
                    </Stack>
                  </TabCard>
                ),
              },
            ]
          : []),
        {
          name: 'mails',
          label: translate('mailed.title'),
          content: (
            <TabCard>
              <SentMailList of={{ volunteerId: volunteer.id }} />
            </TabCard>
          ),
        },
      ]}
    />
  );
}

/** Contact and the most requested facts. */
export function VolunteerFacts({ volunteer }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const { email, phone, city, dateOfBirth, rating } = volunteer;
  return (
    <>
      <SummaryFact name={translate('fields.email')} Icon={MailIcon}>
        <LinkValue href={`mailto:${email}`}>{email}</LinkValue>
      </SummaryFact>
      <SummaryFact name={translate('fields.phone')} Icon={PhoneIcon}>
        <LinkValue href={`tel:${phone}`}>{formatPhone(phone)}</LinkValue>
      </SummaryFact>
      <SummaryFact name={translate('fields.city')} Icon={PlaceIcon}>
        {city}
      </SummaryFact>
      <SummaryFact name={translate('volunteers.age')} Icon={AgeIcon}>
        {formatAge(dateOfBirth)}
      </SummaryFact>
      {typeof rating === 'number' && (
        <SummaryFact name={translate('fields.rating')} Icon={RatingIcon}>
          {translate('volunteers.rating', { rating: formatNumber(rating) })}
        </SummaryFact>
      )}
    </>
  );
}

/** The volunteer's documents, with upload, download and delete. */
function VolunteerFiles({ volunteer: { id, files } }: { readonly volunteer: Volunteer }) {
  const refresh = useRefresh();
  const room = useRoomForFiles(files.length);
  const pathOf = (fileId: string) => ({ path: { id, fileId } });
  return (
    <Stack sx={{ gap: 3 }}>
      <FileUpload
        operationId="uploadVolunteerFile"
        path={`/volunteers/${id}/files`}
        room={room}
        onUploaded={() => refresh()}
      />
      <FileList
        files={files}
        download={(file) =>
          client.GET('/volunteers/{id}/files/{fileId}', {
            params: pathOf(file.id),
            parseAs: 'blob',
          }) as BlobCall
        }
        remove={(file) =>
          answerOf(client.DELETE('/volunteers/{id}/files/{fileId}', { params: pathOf(file.id) }))
        }
        removeOperationId="deleteVolunteerFile"
      />
    </Stack>
  );
}

const { maxFiles } = operations.uploadVolunteerFile.upload;

/**
 * Remaining upload capacity; undefined while loading. The server decides.
 * @param count of existing files
 */
function useRoomForFiles(count: number): UploadRoom | undefined {
  const { data } = useFileStorage();
  if (!data) return undefined;
  const { bytes, maxBytes } = data;
  return {
    ...{ files: Math.max(0, maxFiles - count), maxFiles },
    ...{ bytes: Math.max(0, maxBytes - bytes), maxBytes },
  };
}

interface FileListProps extends FileActions {
  readonly files: readonly AttachedFile[];
}

function FileList({ files, ...actions }: FileListProps) {
  const translate = useTranslate();
  if (files.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{translate('kit.files.empty')}</Typography>;
  }
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {files.map((file) => (
        <FileItem key={file.id} file={file} {...actions} />
      ))}
    </Stack>
  );
}
