import { useTranslate } from 'react-admin';
import type { ActionDefinition } from '../../contract/ActionDefinition.ts';
import { actions } from '../../contract/generated/actions.ts';
import { DataRequestAnswerForm } from '../../contract/generated/forms/DataRequestAnswer.ts';
import { DataRequestRefusalForm } from '../../contract/generated/forms/DataRequestRefusal.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { answerOf, client } from '../data/client.ts';
import { FormDialogButton } from '../kit/action/FormDialogButton.tsx';
import { isOffered } from '../kit/action/resourceActions.ts';
import { useMayDo } from '../kit/action/useMayDo.ts';
import { today } from '../kit/format/today.ts';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';

type Schemas = components['schemas'];

const closings = {
  answerDataRequest: { form: DataRequestAnswerForm, path: '/data-requests/{id}/answer' },
  refuseDataRequest: { form: DataRequestRefusalForm, path: '/data-requests/{id}/refuse' },
} as const;

interface CloseRequestButtonProps {
  readonly action: keyof typeof closings;
  readonly request: Schemas['DataRequest'];
  /** As pages call the person. */
  readonly name: string;
}

/** Notes that a request was answered or refused, on a day that may be over. */
export function CloseRequestButton({ action, request, name }: CloseRequestButtonProps) {
  const translate = useTranslate();
  const mayDo = useMayDo(action);
  const keep = useKeepRecord(resources['data-requests'].name);
  const { Icon, color, variant, help = '', ...texts }: ActionDefinition = actions[action];
  if (!mayDo || !isOffered(actions[action], { ...request })) return null;
  const { form, path } = closings[action];
  const params = { path: { id: request.id } };
  const label = translate(texts.label);
  return (
    <FormDialogButton<Schemas['DataRequestAnswer'], Schemas['DataRequest']>
      operationId={action}
      of={request.id}
      label={label}
      title={translate(texts.title, { name })}
      text={`${translate(texts.text)} ${translate(help)}.`}
      isFinal
      form={form}
      initial={{ closedOn: today() }}
      submitLabel={label}
      save={(body) => answerOf(client.POST(path, { params, body }))}
      onSaved={keep}
      button={{ color, variant, startIcon: <Icon /> }}
    />
  );
}
