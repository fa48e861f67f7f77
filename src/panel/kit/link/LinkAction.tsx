import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { CredentialsForm } from '../../../contract/generated/forms/Credentials.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import type { components } from '../../../contract/generated/types.ts';
import { StatePage } from '../../shell/StatePage.tsx';
import { BusyButton } from '../action/BusyButton.tsx';
import { useGuardedCall } from '../action/useGuardedCall.ts';
import { FocusedContent } from '../focus/FocusedContent.tsx';
import { ContractForm } from '../form/ContractForm.tsx';
import { MailPicture } from '../state/MailPicture.tsx';
import { LinkRefusal, useLinkVerdict, type WaysOn } from './LinkRefusal.tsx';

type Credentials = components['schemas']['Credentials'];

interface LinkActionProps<Answer> {
  readonly operationId: OperationId;
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  /** Asks for the password that belongs to this address. */
  readonly email?: string;
  /** Uses up the link. */
  readonly action: (credentials?: Credentials) => Promise<Answer>;
  readonly waysOn: WaysOn;
  /** Page shown when it is done. */
  readonly children: (answer: Answer) => ReactNode;
}

/**
 * Runs the action of a mailed link only after a click: mail scanners open links too, and run the scripts of
 * their pages.
 */
export function LinkAction<Answer>({
  operationId,
  title,
  text,
  submitLabel,
  email,
  action,
  waysOn,
  children,
}: LinkActionProps<Answer>) {
  const { busy, failure, run } = useGuardedCall(operationId);
  const { verdict, judge } = useLinkVerdict();
  const [done, setDone] = useState<{ readonly answer: Answer }>();

  if (done) return <FocusedContent key="done">{children(done.answer)}</FocusedContent>;
  if (verdict) return <LinkRefusal verdict={verdict} waysOn={waysOn} />;

  const press = () => run(async () => setDone({ answer: await judge(action()) }));
  const button = (
    <BusyButton variant="contained" size="large" busy={busy} onClick={() => void press()} data-first>
      {submitLabel}
    </BusyButton>
  );
  return (
    <StatePage
      picture={<MailPicture />}
      title={title}
      text={text}
      actions={email === undefined ? button : undefined}
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      {email !== undefined && (
        <Box sx={{ width: '100%', maxWidth: 400, mt: 2, textAlign: 'start' }}>
          <ContractForm
            form={CredentialsForm}
            initial={{ email }}
            submitLabel={submitLabel}
            warnUnsaved={false}
            onSubmit={(credentials: Credentials) => judge(action(credentials))}
            onSaved={(answer) => setDone({ answer })}
          />
        </Box>
      )}
    </StatePage>
  );
}
