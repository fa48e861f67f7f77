import AskIcon from '@mui/icons-material/MailOutlined';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Body } from '../../contract/calls.ts';
import { AskInputForm } from '../../contract/generated/forms/AskInput.ts';
import { operations } from '../../contract/generated/operations.ts';
import { answerOf, client } from '../data/client.ts';
import { PassingButton } from '../kit/action/PassingButton.tsx';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { withHints } from '../kit/form/formVariants.ts';
import { toast } from '../shell/toast.ts';
import { useModalStore } from '../shell/UniversalModal.tsx';
import type { PersonInNeed, PersonTabProps } from './PersonInNeed.ts';

interface AskButtonProps extends PersonTabProps {
  readonly assignment: PersonInNeed['assignments'][number];
}

const askForm = withHints(AskInputForm, { message: 'peopleInNeed.volunteers.askHelp' });

/** Button that asks a proposed volunteer by mail, with a few words of one's own. */
export function AskButton({ person, assignment, onDone }: AskButtonProps) {
  const translate = useTranslate();
  const path = { id: person.id, assignmentId: assignment.id };
  const { volunteerName: name } = assignment;

  const open = () => {
    const { open: show, close } = useModalStore.getState();
    const textId = `ask-${assignment.id}`;
    const id = show({
      title: translate('peopleInNeed.volunteers.askTitle', { name }),
      describedBy: textId,
      content: (
        <Stack sx={{ gap: 2 }}>
          <DialogContentText id={textId}>{translate('peopleInNeed.volunteers.askText')}</DialogContentText>
          <ContractForm
            form={askForm}
            submitLabel={translate('peopleInNeed.volunteers.ask')}
            focusFirst
            warnUnsaved={false}
            onSubmit={(body: Body<'askVolunteer'>) =>
              answerOf(
                client.POST('/people-in-need/{id}/assignments/{assignmentId}/ask', {
                  params: { path },
                  body,
                }),
              )
            }
            onSaved={(answer) => {
              close(id);
              toast.success(translate(`messages.${operations.askVolunteer.success}`));
              void onDone(answer);
            }}
            onCancel={() => close(id)}
          />
        </Stack>
      ),
    });
  };
  return (
    <PassingButton size="small" variant="contained" startIcon={<AskIcon />} onClick={open}>
      {translate('peopleInNeed.volunteers.ask')}
    </PassingButton>
  );
}
