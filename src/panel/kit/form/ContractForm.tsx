import Box from '@mui/material/Box';
import type Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import { deepEquals, type RJSFValidationError } from '@rjsf/utils';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { createStore } from 'zustand';
import type { FormDefinition, FormSchema } from '../../../contract/FormDefinition.ts';
import { describeFailure, errorSchemaOf, SavedInPart } from './describeFailure.ts';
import { DraftNote } from './draft/DraftNote.tsx';
import { withoutInputs } from './draft/useDraft.ts';
import {
  type FormLayout,
  FormSectionsContext,
  FormStateContext,
  type SubmitWay,
} from './FormStateContext.ts';
import { FormSteps, useFormSteps } from './FormSteps.tsx';
import type { FieldInputs, FormValues } from './FormValues.ts';
import { withoutRepeats } from './passwords/withRepeatedPasswords.ts';
import { RjsfForm } from './RjsfForm.tsx';
import { useUnsavedForm } from './UnsavedGuard.tsx';
import { type Followers, useFollowers } from './useFollowers.ts';
import { useFormFocus } from './useFormFocus.ts';
import { useFormSetup } from './useFormSetup.ts';
import { useLiveValidation, withoutIndex } from './useLiveValidation.ts';
import { useSecondClick, useSubmission } from './useSubmission.ts';
import { flushTyped } from './useTyped.ts';
import type { FormCheck } from './withCheck.ts';
import { withoutEmpty } from './withoutBlanks.ts';

export interface ContractFormProps<Data, Saved> {
  readonly form: FormDefinition;
  /** Initial values, such as the record to edit. Another record needs another `key`. */
  readonly initial?: Readonly<FormValues>;
  /** Unsaved values to show at first instead of `initial`. */
  readonly typed?: Readonly<FormValues>;
  /** Called with all values on each keystroke, so it must not rerender the form. */
  readonly onChange?: (values: FormValues) => void;
  /** Custom inputs by field path. Must be a stable object. */
  readonly inputs?: FieldInputs;
  /** Validates what the contract cannot express, on each change. Must be a stable function. */
  readonly check?: FormCheck;
  /** Receives valid data without empty values. If it throws, the form shows the error and keeps the input. */
  readonly onSubmit: (data: Data) => Promise<Saved>;
  /** Called after a success, when nothing is unsaved: the place to navigate away. */
  readonly onSaved?: (saved: Saved) => void;
  readonly submitLabel: string;
  /** A second button that does something else with the same data, such as saving and continuing. */
  readonly other?: { readonly label: string; readonly onSubmit: (data: Data) => Promise<Saved> } | undefined;
  /** Leaves the form without saving. It must navigate, so that the unsaved-changes prompt applies. */
  readonly onCancel?: () => void;
  readonly layout?: FormLayout;
  /** Fields that mirror another field until the user edits them. */
  readonly followers?: Followers;
  /** i18n key of the fallback message for a refusal without a reason. */
  readonly failure?: string;
  /** i18n key of the message for a missing response or a server error. */
  readonly accident?: string;
  /** Whether to focus the first field. */
  readonly focusFirst?: boolean;
  /** Whether to keep unsaved input across a reload and ask before leaving. */
  readonly warnUnsaved?: boolean;
  /**
   * Names a draft that survives leaving the page until it is saved. Passwords are never stored, so leaving
   * with one still asks. Without this key, the draft is named after the record and ends when the user agrees
   * to discard it.
   */
  readonly draftKey?: string;
}

/** rjsf must add no defaults: the contract's form states everything itself. */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const;

const nameOf = (path: readonly (string | number)[]) => path.join('.');
const textOf = ({ message = '' }: RJSFValidationError) => message;

/**
 * A form from the contract: its schema defines fields, limits, messages and choices.
 *
 * @example
 * <ContractForm
 *   form={EventInputForm}
 *   initial={event}
 *   layout="cards"
 *   submitLabel={translate('events.form.saveDraft')}
 *   onSubmit={(body: EventInput) => answerOf(client.PUT('/events/{id}', { params, body }))}
 *   onSaved={() => navigate(paths.events.getHref())}
 * />
 */
export function ContractForm<Data extends object, Saved = unknown>(props: ContractFormProps<Data, Saved>) {
  const {
    form,
    initial,
    typed,
    onChange,
    inputs,
    check,
    onSubmit,
    onSaved,
    onCancel,
    submitLabel,
    other,
    layout = 'plain',
    draftKey,
  } = props;
  const { failure: refusal = 'messages.somethingWentWrong', accident = 'messages.somethingWentWrong' } =
    props;
  const { focusFirst = false, warnUnsaved = true } = props;
  const { name } = form;
  const translate = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const rjsf = useRef<Form<FormValues, FormSchema>>(null);
  /** What the user is attempting while the validator runs. */
  const aim = useRef<'next' | 'send'>(undefined);
  const [way, setWay] = useState<SubmitWay>('main');
  const pressed = useRef(way);

  const ownName = warnUnsaved ? [name, initial?.id].filter(Boolean).join(' ') : undefined;
  const setup = useFormSetup({ form, initial, typed, inputs, check, draftName: draftKey ?? ownName });
  const { schema, sections, draft, start } = setup;
  const lastDraft = useRef(draft);
  lastDraft.current = draft;
  const followersOf = useFollowers(props.followers);
  /** The restored draft, until it is saved or discarded. */
  const [putBack, setPutBack] = useState(start.putBack);
  const [isDiscarded, setDiscarded] = useState(false);
  const initialFormData = isDiscarded ? start.saved : start.shown;
  const clicks = useSecondClick();
  /** The saved values that a draft is based on. */
  const base = useRef(withoutEmpty(start.saved));
  // A draft that survives leaving the page counts as saved.
  const saved = useRef(draftKey === undefined ? base.current : withoutEmpty(start.shown));
  // A store instead of state: the first keystroke then rerenders only the form's footer.
  const [unsaved] = useState(() =>
    createStore(() => !deepEquals(withoutEmpty(initialFormData), saved.current)),
  );
  useUnsavedForm(unsaved, warnUnsaved, draftKey === undefined ? draft?.clear : undefined);
  const { step, isLast, ...steps } = useFormSteps(sections, draft?.key);
  const focusInvalid = useFormFocus({ container, step, atStart: focusFirst });
  const live = useLiveValidation(
    schema,
    useCallback(() => rjsf.current?.validateForm(), []),
  );
  const { busy, failure, submit, forgive, refuse } = useSubmission({
    onSaved,
    describe: (error) => describeFailure(error, schema, translate, { refused: refusal, accident }),
    onRefused: ({ fields }) => showWrong(Object.keys(fields).map(withoutIndex)),
  });

  const showWrong = (fields: readonly string[]) => {
    steps.open(fields);
    focusInvalid();
  };

  const attempt = (event: FormEvent) => {
    flushTyped();
    pressed.current = wayOf(event);
    aim.current = layout === 'steps' && !isLast ? 'next' : 'send';
    live.reveal(aim.current === 'next' ? steps.fields : undefined);
    if (aim.current === 'send') return;
    // Otherwise rjsf would validate and send the whole form.
    event.preventDefault();
    event.stopPropagation();
    if (!rjsf.current?.validateForm()) return;
    aim.current = undefined;
    steps.next();
  };

  /** Called when validation fails, after a submit attempt or while typing. */
  const refused = (errors: RJSFValidationError[]) => {
    const wrong = errors.map(({ property = '' }) => withoutIndex(property));
    const isInTheWay = aim.current === 'send' || wrong.some((field) => steps.fields.includes(field));
    if (aim.current === 'next' && !isInTheWay) steps.next();
    else if (aim.current) showWrong(wrong);
    if (aim.current === 'send' && wrong.includes('')) {
      refuse(errors.filter(({ property }) => !property).map(textOf));
    }
    aim.current = undefined;
  };

  const change = ({ formData = {} }: IChangeEvent<FormValues, FormSchema>, id?: string) => {
    if (id === undefined) return;
    const field = id.slice(name.length + 1);
    const values = withoutEmpty(formData);
    if (draftKey !== undefined) saved.current = withoutInputs(schema, values, ['password']);
    keep(values);
    onChange?.(formData);
    forgive(field);
    live.change(field);
    for (const [follower, value] of followersOf(field, formData))
      rjsf.current?.setFieldValue(follower, value);
  };

  const keep = (values: FormValues) => {
    unsaved.setState(!deepEquals(values, saved.current), true);
    // Read the ref: after a submission, the draft is not the one of the render that started it.
    if (deepEquals(values, base.current)) lastDraft.current?.clear();
    else lastDraft.current?.keep(values, base.current);
  };

  /** @param data what was saved; the user may have typed more while it was sent */
  const keepOver = (data: FormValues) => {
    saved.current = data;
    base.current = data;
    keep(withoutEmpty(rjsf.current?.state.formData ?? data));
  };

  const discard = () => {
    draft?.clear();
    flushSync(() => {
      setPutBack(undefined);
      setDiscarded(true);
    });
    saved.current = base.current;
    unsaved.setState(false, true);
    onChange?.(start.saved);
    container.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial values matter here.
  useEffect(() => {
    if (start.shown === start.saved) return;
    // These values were typed before the form mounted.
    onChange?.(start.shown);
    if (!start.putBack) draft?.keep(withoutEmpty(start.shown), base.current);
  }, []);

  const send = ({ formData = {} }: IChangeEvent<FormValues, FormSchema>) => {
    aim.current = undefined;
    const data = withoutEmpty(formData);
    if (clicks.isSecond(data)) return;
    const body = withoutRepeats(schema, data) as Data;
    const action = (pressed.current === 'other' && other?.onSubmit) || onSubmit;
    // Only the button that was pressed shows the progress, not one pressed meanwhile.
    if (!busy) setWay(pressed.current);
    const actOnce = async () => {
      try {
        return await action(body);
      } catch (error) {
        if (!(error instanceof SavedInPart)) throw error;
        flushSync(() => draft?.rename(`${name} ${error.id}`));
        keepOver(data);
        throw error.cause;
      }
    };
    void submit(actOnce, () => {
      clicks.take(data);
      setPutBack(undefined);
      keepOver(data);
    });
  };

  const extraErrors = useMemo(() => errorSchemaOf(failure?.fields ?? {}), [failure]);
  const frame = useMemo(() => ({ layout, sections, step }), [layout, sections, step]);

  return (
    <FormStateContext
      value={{
        goBack: steps.back,
        cancel: onCancel,
        submitLabel,
        otherLabel: other?.label,
        busy: busy ? way : undefined,
        unsaved,
        failure,
      }}
    >
      {layout === 'steps' && <FormSteps sections={sections} step={step} />}
      {putBack && <DraftNote putBack={putBack} onDiscard={discard} />}
      <Box ref={container} onSubmitCapture={attempt}>
        <FormSectionsContext value={frame}>
          <RjsfForm
            key={String(isDiscarded)}
            ref={rjsf}
            idPrefix={name}
            idSeparator="."
            nameGenerator={nameOf}
            schema={schema}
            uiSchema={setup.uiSchema}
            validator={setup.validator}
            translateString={setup.translateString}
            initialFormData={initialFormData}
            extraErrors={extraErrors}
            experimental_defaultFormStateBehavior={noDefaults}
            transformErrors={live.visibleErrors}
            noHtml5Validate
            showErrorList={false}
            onChange={change}
            onBlur={(id) => live.leave(id.slice(name.length + 1))}
            onSubmit={send}
            onError={refused}
          />
        </FormSectionsContext>
      </Box>
    </FormStateContext>
  );
}

/** Which button submits the form; Enter in a field means the main one. */
function wayOf({ nativeEvent }: FormEvent): SubmitWay {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === 'other' ? 'other' : 'main';
}
