import { useTranslate } from 'react-admin';
import { PublicPageUpdateForm } from '../../../contract/generated/forms/PublicPageUpdate.ts';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf, client } from '../../data/client.ts';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import { saveOverNewer } from '../../kit/form/conflict/useSaveRecord.ts';
import { VersionedForm } from '../../kit/form/conflict/VersionedForm.tsx';
import { withHints } from '../../kit/form/formVariants.ts';
import { toast } from '../../shell/toast.ts';
import { SettingsCard } from '../SettingsCard.tsx';

type PublicPage = components['schemas']['PublicPage'];
type PublicPageUpdate = components['schemas']['PublicPageUpdate'];

interface PublicPageFormProps {
  /** Id of the foundation. */
  readonly id: string;
  readonly page: PublicPage;
  readonly onSaved: (saved: PublicPage) => void;
}

/** What an admin decides of the foundation's page. */
export function PublicPageForm({ id, page, onSaved }: PublicPageFormProps) {
  const translate = useTranslate();
  const version = useEditedVersion<PublicPage>(page);
  const params = { path: { id } };
  const save = (mine: PublicPageUpdate) =>
    saveOverNewer<PublicPage, PublicPageUpdate>({
      schema: publicPageForm.schema,
      base: version.base,
      mine,
      put: (over) =>
        answerOf(
          client.PUT('/organizations/{id}/public-page', { params, body: { ...mine, version: over.version } }),
        ),
      read: () => answerOf(client.GET('/organizations/{id}/public-page', { params })),
    });

  return (
    <SettingsCard title={translate('settings.publicPage.settings')}>
      <VersionedForm
        version={version}
        form={publicPageForm}
        submitLabel={translate('settings.publicPage.save')}
        focusFirst={version.merges > 0}
        onSubmit={save}
        onSaved={(saved) => {
          version.editSaved(saved);
          onSaved(saved);
          toast.success(translate('messages.edited'));
        }}
      />
    </SettingsCard>
  );
}

/** The contract's form with what follows from each setting. */
const publicPageForm = withHints(PublicPageUpdateForm, {
  slug: 'settings.publicPage.slug',
  informationClause: 'settings.publicPage.informationClause',
  embedHosts: 'settings.publicPage.embedHosts',
});
