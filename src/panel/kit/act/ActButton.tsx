import type { ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ActDefinition } from '../../../contract/ActDefinition.ts';
import { acts } from '../../../contract/generated/acts.ts';
import type { PanelDataProvider } from '../../data/dataProvider.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { Confirmation } from './ReasonField.tsx';

export type ActId = keyof typeof acts;

interface ActButtonProps<Answer> extends Pick<Confirmation<Answer>, 'outcome' | 'onDone'> {
  /** Operation whose `x-act` defines everything else. */
  readonly act: ActId;
  readonly record: { readonly id: string };
  /** Name of the record in the question. */
  readonly name: string;
  /** Replaces the default text, for one that depends on more than the name. */
  readonly text?: ReactNode;
  readonly button?: Pick<ButtonProps, 'size' | 'aria-label'>;
}

/**
 * Button for an action of the contract.
 *
 * @example <ActButton act="verifyVolunteer" record={volunteer} name={volunteerName(volunteer)} />
 */
export function ActButton<Answer = unknown>({
  act,
  record,
  name,
  text,
  button,
  ...confirmation
}: ActButtonProps<Answer>) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<PanelDataProvider>();
  const { Icon, reversible, reason, help, color, variant, ...texts }: ActDefinition = acts[act];
  return (
    <ConfirmButton
      {...confirmation}
      operationId={act}
      label={translate(texts.label)}
      title={translate(texts.title, { name })}
      text={text ?? translate(texts.text, { ...record, name })}
      {...(reversible && { isReversible: true })}
      {...(reason && { reason: { label: translate(reason), ...(help && { help: translate(help) }) } })}
      act={(given) => dataProvider.act<Answer>(act, { id: record.id, reason: given })}
      button={{ color, variant, startIcon: <Icon />, ...button }}
    />
  );
}
