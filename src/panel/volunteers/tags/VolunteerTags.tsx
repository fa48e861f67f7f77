import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { operations } from '../../../contract/generated/operations.ts';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { answerOf, client } from '../../data/client.ts';
import { recordName } from '../../kit/ContractRecord.ts';
import { useKeepRecord } from '../../kit/show/useKeepRecord.ts';
import { toast } from '../../shell/toast.ts';
import type { Volunteer } from '../Volunteer.ts';
import { TagsButton } from './TagsButton.tsx';

/** The foundation's words for a volunteer; each leads to all who have it. */
export function VolunteerTags({ volunteer }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const keep = useKeepRecord(resources.volunteers.name);
  const { id, tags } = volunteer;

  const save = async (chosen: string[]) => {
    void keep(
      await answerOf(
        client.PUT('/volunteers/{id}/tags', {
          params: { path: { id } },
          body: { tags: chosen, before: tags },
        }),
      ),
    );
    toast.success(translate(`messages.${operations.tagVolunteer.success}`));
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {tags.map((tag) => (
        <Chip
          key={tag}
          component={Link}
          to={paths.volunteers.getHref({ query: { tags: tag } })}
          clickable
          label={tag}
          variant="outlined"
        />
      ))}
      <TagsButton
        operationId="tagVolunteer"
        label={translate('volunteers.tags.edit')}
        title={translate('volunteers.tags.title', {
          name: recordName(resources.volunteers.label, volunteer),
        })}
        tags={tags}
        onSave={save}
        button={{ size: 'small' }}
      />
    </Stack>
  );
}
