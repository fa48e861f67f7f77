import { TranslatableString as Text } from '@rjsf/utils';
import type { TranslateFunction } from 'react-admin';

/**
 * i18n key of each text that rjsf writes by itself. Our own templates and inputs need next to none of them, but a field
 * of the contract that they do not know yet must not speak English. One that a new version of rjsf adds does not
 * compile here.
 */
const keys: Readonly<Record<Text, string>> = {
  [Text.ArrayItemTitle]: 'form.item',
  [Text.EmptyArray]: 'form.noItems',
  [Text.YesLabel]: 'form.yes',
  [Text.NoLabel]: 'form.no',
  [Text.CloseLabel]: 'ra.action.close',
  [Text.ErrorsLabel]: 'ra.message.invalid_form',
  [Text.AddButton]: 'ra.action.add',
  [Text.AddItemButton]: 'ra.action.add',
  [Text.CopyButton]: 'ra.action.clone',
  [Text.ExpandButton]: 'ra.action.expand',
  [Text.MoveDownButton]: 'ra.action.move_down',
  [Text.MoveUpButton]: 'ra.action.move_up',
  [Text.RemoveButton]: 'ra.action.remove',
  [Text.ClearLabel]: 'ra.action.clear_input_value',
  [Text.ClearButton]: 'ra.action.clear_input_value',
  [Text.NowLabel]: 'form.now',
  [Text.AriaDateLabel]: 'form.chooseDate',
  [Text.PreviewLabel]: 'ra.action.show',
  [Text.FilesInfo]: 'form.file',
  [Text.DecrementAriaLabel]: 'form.decrease',
  [Text.IncrementAriaLabel]: 'form.increase',
  [Text.OptionalObjectAdd]: 'ra.action.add',
  [Text.OptionalObjectRemove]: 'ra.action.remove',
  [Text.OptionalObjectEmptyMsg]: 'form.noChoice',
  [Text.Type]: 'form.type',
  [Text.Value]: 'form.value',
  [Text.NewStringDefault]: 'form.value',
  [Text.KeyLabel]: 'form.key',
  [Text.OptionPrefix]: 'form.option',
  [Text.TitleOptionPrefix]: 'form.optionOf',
  [Text.DeprecatedLabel]: 'form.deprecated',
  // Why, is for developers, who find it in the schema.
  [Text.MissingItems]: 'form.unsupported',
  [Text.UnknownFieldType]: 'form.unsupported',
  [Text.CycleDetected]: 'form.unsupported',
  [Text.InvalidObjectField]: 'form.unsupported',
  [Text.UnsupportedField]: 'form.unsupported',
  [Text.UnsupportedFieldWithId]: 'form.unsupported',
  [Text.UnsupportedFieldWithReason]: 'form.unsupported',
  [Text.UnsupportedFieldWithIdAndReason]: 'form.unsupported',
};

/** rjsf's own texts in the language of the panel. What it fills in is called first, second and third. */
export function rjsfTexts(translate: TranslateFunction) {
  return (text: Text, [first, second, third]: string[] = []): string =>
    translate(keys[text], { first, second, third });
}
