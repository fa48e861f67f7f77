import { useTranslate } from 'react-admin';
import type { StoreApi } from 'zustand';
import type { FormValues } from '../../../kit/form/FormValues.ts';
import { ImageUpload } from '../../../kit/image/ImageUpload.tsx';
import { SettingsCard } from '../../SettingsCard.tsx';
import type { Organization } from '../../useOrganization.ts';
import { OrganizationPreview } from '../OrganizationPreview.tsx';
import { RemoveCoverButton } from './RemoveCoverButton.tsx';

interface CoverCardProps {
  readonly organization: Organization;
  /** What is in the form. */
  readonly typed: StoreApi<FormValues>;
  readonly onChanged: () => void;
}

const wide = { aspect: 16 / 9, maxWidth: 1600 };

/** The foundation as others will see it, and its cover. A picture is kept at once, without the form below. */
export function CoverCard({ organization: { id, coverToken }, typed, onChanged }: CoverCardProps) {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('settings.cover.title')} text={translate('settings.cover.text')}>
      <OrganizationPreview coverToken={coverToken} typed={typed} />
      <ImageUpload
        operationId="uploadOrganizationCover"
        path={`/organizations/${id}/cover`}
        shape={wide}
        title={translate('settings.cover.title')}
        onUploaded={onChanged}
      />
      {coverToken && <RemoveCoverButton id={id} onRemoved={onChanged} />}
    </SettingsCard>
  );
}
