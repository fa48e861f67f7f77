import type { ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ActionDefinition } from '../../../contract/ActionDefinition.ts';
import { actions } from '../../../contract/generated/actions.ts';
import type { PanelDataProvider } from '../../data/dataProvider.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { Confirmation } from './ReasonField.tsx';

export type ActionId = keyof typeof actions;

interface ActionButtonProps<Answer> extends Pick<Confirmation<Answer>, 'outcome' | 'onDone'> {
  /** How much the action is for, sent as the contract's `scope`. */
  readonly scope?: Confirmation['choice'];
  /** Operation whose `x-act` defines everything else. */
  readonly action: ActionId;
  readonly record: { readonly id: string; readonly version?: number };
  /** Name of the record in the question. */
  readonly name: string;
  /** Replaces the default text, for one that depends on more than the name. */
  readonly text?: ReactNode;
  readonly button?: Pick<ButtonProps, 'size' | 'aria-label'>;
}

/**
 * Button for an action of the contract.
 *
 * @example <ActionButton action="verifyVolunteer" record={volunteer} name={recordName(label, volunteer)} />
 */
export function ActionButton<Answer = unknown>({
  action,
  record,
  name,
  text,
  scope,
  button,
  ...confirmation
}: ActionButtonProps<Answer>) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<PanelDataProvider>();
  const { Icon, reversible, reason, help, color, variant, versioned, ...texts }: ActionDefinition =
    actions[action];
  return (
    <ConfirmButton
      {...confirmation}
      operationId={action}
      label={translate(texts.label)}
      title={translate(texts.title, { name })}
      text={text ?? translate(texts.text, { ...record, name })}
      {...(reversible && { isReversible: true })}
      {...(reason && { reason: { label: translate(reason), ...(help && { help: translate(help) }) } })}
      choice={scope}
      action={(given, chosen) =>
        dataProvider.action<Answer>(action, {
          ...{ id: record.id, reason: given },
          query: {
            ...(chosen !== undefined && { scope: chosen }),
            ...(versioned && record.version !== undefined && { version: String(record.version) }),
          },
        })
      }
      button={{ color, variant, startIcon: <Icon />, ...button }}
    />
  );
}
