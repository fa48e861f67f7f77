import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { escapeHtml } from '../../../contract/escapeHtml.ts';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf, client } from '../../data/client.ts';
import { organizationId, useSessionStore } from '../../data/sessionStore.ts';
import { NewTabButton } from '../../kit/action/NewTabButton.tsx';
import { useMayDo } from '../../kit/action/useMayDo.ts';
import { CopyButton } from '../../kit/copy/CopyButton.tsx';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { SettingsCard, SettingsSkeleton } from '../SettingsCard.tsx';
import { useLastData } from '../useOrganization.ts';
import { PublicPageForm } from './PublicPageForm.tsx';

type PublicPage = components['schemas']['PublicPage'];

/** The page that anybody may read: where it is, what can be printed of it, and its settings for who may change them. */
export default function PublicPageTab() {
  const [id] = useState(organizationId);
  const queryClient = useQueryClient();
  const { data, error, refetch } = usePublicPage(id);
  const page = useLastData(data);
  const mayEdit = useMayDo('updatePublicPage');

  if (!page) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <SettingsSkeleton />;
  }
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <AddressCard page={page} />
      {mayEdit && (
        <PublicPageForm id={id} page={page} onSaved={(saved) => queryClient.setQueryData(keyOf(id), saved)} />
      )}
    </Stack>
  );
}

const keyOf = (id: string) => ['public-page', id];

function usePublicPage(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      answerOf(client.GET('/organizations/{id}/public-page', { params: { path: { id } }, signal })),
    gcTime: 0,
  });
}

function AddressCard({ page }: { readonly page: PublicPage }) {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('settings.publicPage.title')} text={translate('settings.publicPage.text')}>
      {page.isOn ? <Address page={page} /> : <PageIsOff url={page.url} />}
    </SettingsCard>
  );
}

function PageIsOff({ url }: Pick<PublicPage, 'url'>) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 1, overflowWrap: 'anywhere' }}>
      <Typography>{translate('settings.publicPage.off')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {translate('settings.publicPage.preview', { url })}
      </Typography>
    </Stack>
  );
}

const posters = ['page', 'volunteer', 'help'] as const;

function Address({ page: { url, embedHosts } }: { readonly page: PublicPage }) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2, '& .MuiButton-root': { minHeight: 44 } }}>
      <ReadOnlyField label={translate('settings.publicPage.address')} value={url} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <CopyButton copies={{ link: url }} variant="contained" />
        <NewTabButton variant="outlined" href={url} label={translate('settings.publicPage.open')} />
      </Stack>
      <Box>
        <Typography component="h3" variant="subtitle1" sx={{ mb: 1 }}>
          {translate('settings.publicPage.posters')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {posters.map((of) => (
            <NewTabButton
              key={of}
              variant="outlined"
              href={`${url}/poster?of=${of}`}
              label={translate(`settings.publicPage.poster.${of}`)}
            />
          ))}
        </Stack>
      </Box>
      {(embedHosts?.length ?? 0) > 0 && <Snippet url={url} />}
    </Stack>
  );
}

/** What the foundation puts into its own site. */
function Snippet({ url }: Pick<PublicPage, 'url'>) {
  const translate = useTranslate();
  const name = useSessionStore((state) => state.user?.organizationName) ?? '';
  const [src, title] = [url, name].map(escapeHtml);
  const code = `<iframe src="${src}" title="${title}" width="100%" height="900" loading="lazy"></iframe>`;
  return (
    <>
      <ReadOnlyField label={translate('settings.publicPage.snippet')} value={code} multiline />
      <Box>
        <CopyButton copies={{ code }} variant="outlined" />
      </Box>
    </>
  );
}

interface ReadOnlyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly multiline?: boolean;
}

/** A text to copy: it is selected as soon as it has the focus. */
function ReadOnlyField({ label, value, multiline = false }: ReadOnlyFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      multiline={multiline}
      fullWidth
      onFocus={({ target }) => target.select()}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}
