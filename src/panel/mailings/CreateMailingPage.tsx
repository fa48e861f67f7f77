import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { MailingInputForm } from '../../contract/generated/forms/MailingInput.ts';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { placeholderIssues } from '../../domain/mailings/placeholderIssues.ts';
import { type MailingTexts, writtenLanguages } from '../../domain/mailings/variantFor.ts';
import { activeLanguage } from '../data/language.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { useSaveRecord } from '../kit/form/conflict/useSaveRecord.ts';
import type { FormValues } from '../kit/form/FormValues.ts';
import { withoutFields } from '../kit/form/formVariants.ts';
import { PreviewButton } from '../kit/form/PreviewButton.tsx';
import type { FormCheck } from '../kit/form/withCheck.ts';
import { FormPage } from '../kit/page/FormPage.tsx';
import { toast } from '../shell/toast.ts';
import { AudienceCard } from './AudienceCard.tsx';
import { audienceOf, filteredHref } from './audienceHref.ts';
import type { Audience, Mailing, MailingInput, MailingKind, MailingPreviewInput } from './Mailing.ts';
import { MailingPreview, mailingPreviewText } from './MailingPreview.tsx';
import { PlaceholderBar } from './PlaceholderBar.tsx';

/** What the page before has chosen. */
const form = withoutFields(MailingInputForm, ['eventId', 'filter', 'volunteerIds']);

/** A new message: to whom, in which languages, when. */
export default function CreateMailingPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const audience = useAudience();
  const isOfEvent = Boolean(audience.eventId);
  const start = useMemo(() => ({ kind: isOfEvent ? 'necessary' : 'news' }) as const, [isOfEvent]);
  const [kind, setKind] = useState<MailingKind>(start.kind);
  const values = useRef<FormValues>(start);
  const fields = useRef<HTMLDivElement>(null);
  const check = useMailingCheck(isOfEvent);
  const save = useSaveRecord<Mailing, MailingInput>(resources.mailings.name, form.schema);
  const back = backOf(audience);

  const submit = async (mailing: MailingInput) => {
    const saved = await save(undefined, { ...mailing, ...audience });
    toast.success(translate(`messages.${operations.createMailing.success}`));
    return saved;
  };
  return (
    <FormPage
      title={translate(paths.createMailing.title)}
      back={{ href: back.href, label: translate(back.title) }}
      intro={translate('mailings.intro')}
    >
      <Stack sx={{ gap: 2 }}>
        <AudienceCard audience={audience} kind={kind} />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
          <PlaceholderBar isOfEvent={isOfEvent} form={fields} />
          <PreviewButton
            title={translate('mailings.preview.title')}
            textId={mailingPreviewText}
            render={(onClose) => (
              <MailingPreview mailing={{ ...finished(values.current), ...audience }} onClose={onClose} />
            )}
          />
        </Stack>
        <Box ref={fields}>
          <ContractForm<MailingInput, Mailing>
            form={form}
            initial={start}
            check={check}
            layout="cards"
            onChange={(typed) => {
              values.current = typed;
              if (typed.kind) setKind(typed.kind as MailingKind);
            }}
            submitLabel={translate('mailings.send')}
            onSubmit={submit}
            // So that Back does not return to the finished form.
            onSaved={({ id }) => void navigate(paths.mailing.getHref({ mailingId: id }), { replace: true })}
            onCancel={() => void navigate(back.href)}
          />
        </Box>
      </Stack>
    </FormPage>
  );
}

/** What can be shown of what is typed: the languages that have a subject and a text. */
function finished(typed: FormValues): MailingPreviewInput {
  const { kind, ...texts } = typed as Partial<MailingInput>;
  const done = writtenLanguages(texts as MailingTexts).flatMap((language) =>
    texts[language]?.text ? [[language, texts[language]]] : [],
  );
  return { ...Object.fromEntries(done), kind: kind ?? 'news' };
}

function useAudience(): Audience {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return useMemo(() => audienceOf(search, state), [search, state]);
}

/** The page that the audience comes from. */
function backOf({ eventId, filter, volunteerIds }: Audience) {
  if (eventId)
    return { href: paths.eventParticipants.getHref({ eventId }), title: paths.eventParticipants.title };
  if (filter) return { href: filteredHref(filter), title: paths.volunteers.title };
  const { getHref, title } = volunteerIds ? paths.volunteers : paths.mailings;
  return { href: getHref(), title };
}

/** At least one language, no placeholder that stands for nothing, and a day with its time. */
function useMailingCheck(isOfEvent: boolean): FormCheck {
  const translate = useTranslate();
  return useCallback(
    (values) => {
      const { sendDate, sendTime, ...texts } = values as Partial<MailingInput>;
      const required = translate('validation.required');
      const written = writtenLanguages(texts as MailingTexts);
      const unknown = placeholderIssues(texts as MailingTexts, isOfEvent);
      return {
        ...(written.length === 0 && { [`${activeLanguage()}.subject`]: required }),
        ...(sendTime && !sendDate && { sendDate: required }),
        ...(sendDate && !sendTime && { sendTime: required }),
        ...Object.fromEntries(
          unknown.map(({ field, key, values }) => [field, translate(`validation.${key}`, values)]),
        ),
      };
    },
    [translate, isOfEvent],
  );
}
