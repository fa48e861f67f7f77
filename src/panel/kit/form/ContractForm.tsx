import Box from '@mui/material/Box';
import type Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import { deepEquals, type RJSFValidationError } from '@rjsf/utils';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { createStore } from 'zustand';
import type { FormDefinition, FormSchema } from '../../../contract/FormDefinition.ts';
import { describeFailure } from './describeFailure.ts';
import { DraftNote } from './draft/DraftNote.tsx';
import { withoutInputs } from './draft/useDraft.ts';
import { errorSchemaOf } from './errorSchemaOf.ts';
import {
  type FormLayout,
  FormSectionsContext,
  FormStateContext,
  type SubmitWay,
} from './FormStateContext.ts';
import { FormSteps } from './FormSteps.tsx';
import type { FieldInputs, FormValues } from './FormValues.ts';
import { withoutRepeats } from './passwords/withRepeatedPasswords.ts';
import { RjsfForm } from './RjsfForm.ts';
import { SavedInPart } from './SavedInPart.ts';
import { type Followers, useFollowers } from './useFollowers.ts';
import { useFormFocus } from './useFormFocus.ts';
import { useFormSetup } from './useFormSetup.ts';
import { useFormSteps } from './useFormSteps.ts';
import { useLiveValidation, withoutIndex } from './useLiveValidation.ts';
import { useSecondClick } from './useSecondClick.ts';
import { useSubmission } from './useSubmission.ts';
import { tellTyped } from './useTyped.ts';
import { useUnsavedForm } from './useUnsavedForm.ts';
import type { FormCheck } from './withCheck.ts';
import { withoutEmpty } from './withoutEmpty.ts';

export interface ContractFormProps<Data, Saved> {
  readonly form: FormDefinition;
  /** What to start with, such as the record to edit. Another record needs another `key`. */
  readonly initial?: Readonly<FormValues>;
  /** What is in the fields at first, where that is something unsaved and not `initial`. */
  readonly typed?: Readonly<FormValues>;
  /** All that is in the fields, as it is typed. It comes with each key, so it must not render the form anew. */
  readonly onChange?: (values: FormValues) => void;
  /** Inputs of the page's own, by path of their field; the same object each time. */
  readonly inputs?: FieldInputs;
  /** Finds what the contract cannot say, while somebody types; the same function as long as it means the same. */
  readonly check?: FormCheck;
  /** Gets valid data, without what is empty. What it throws is shown, and all that was typed stays. */
  readonly onSubmit: (data: Data) => Promise<Saved>;
  /** After a success, when the form has nothing unsaved any more: the place to leave the page. */
  readonly onSaved?: (saved: Saved) => void;
  readonly submitLabel: string;
  /** A second button, that does something else with the same data, such as saving and going on with it. */
  readonly other?: { readonly label: string; readonly onSubmit: (data: Data) => Promise<Saved> } | undefined;
  /** Leaves the form without saving; who has typed something is asked first, because it leads to another address. */
  readonly onCancel?: () => void;
  readonly layout?: FormLayout;
  /** Fields that begin as another one, until somebody chooses something else. */
  readonly followers?: Followers;
  /** i18n key of what is shown when the API refuses and does not say why. */
  readonly failure?: string;
  /** i18n key of what is shown when no answer comes, or when something goes wrong inside of the API. */
  readonly accident?: string;
  /** Whether the first field takes the focus. */
  readonly focusFirst?: boolean;
  /** Whether what is typed counts: it outlives a reload, and whoever would leave it is asked. */
  readonly warnUnsaved?: boolean;
  /**
   * Names a draft that outlives leaving the page, too, until it is saved. Passwords are never kept, so leaving with
   * one is still asked about. Others have a name by their record, and end where somebody agrees to lose them.
   */
  readonly draftKey?: string;
}

/** The contract's form states everything itself, so rjsf makes up no values. */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const;

const nameOf = (path: readonly (string | number)[]) => path.join('.');
const textOf = ({ message = '' }: RJSFValidationError) => message;

/**
 * A form of the contract: fields, limits, messages and choices come from its schema.
 *
 * @example
 * <ContractForm
 *   form={EventInputForm}
 *   initial={event}
 *   layout="cards"
 *   submitLabel={translate('events.form.saveDraft')}
 *   onSubmit={(data: EventInput) => answerOf(client.PUT('/events/{id}', { params: { path: { id } }, body: data }))}
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
  /** What the person tries to do while the validator runs. */
  const aim = useRef<'next' | 'send'>(undefined);
  const [way, setWay] = useState<SubmitWay>('main');
  const pressed = useRef(way);

  const ownName = warnUnsaved ? [name, initial?.id].filter(Boolean).join(' ') : undefined;
  const setup = useFormSetup({ form, initial, typed, inputs, check, draftName: draftKey ?? ownName });
  const { schema, sections, draft, start } = setup;
  const lastDraft = useRef(draft);
  lastDraft.current = draft;
  const followersOf = useFollowers(props.followers);
  /** What was put back, until it is saved or given up. */
  const [putBack, setPutBack] = useState(start.putBack);
  const [isDiscarded, setDiscarded] = useState(false);
  const initialFormData = isDiscarded ? start.saved : start.shown;
  const clicks = useSecondClick();
  /** What a draft is typed over. */
  const base = useRef(withoutEmpty(start.saved));
  // A draft that outlives leaving the page is as good as saved.
  const saved = useRef(draftKey === undefined ? base.current : withoutEmpty(start.shown));
  // A store and no state of the form: what the first letter changes renders its end, and not all of it.
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
    tellTyped();
    pressed.current = wayOf(event);
    aim.current = layout === 'steps' && !isLast ? 'next' : 'send';
    live.reveal(aim.current === 'next' ? steps.fields : undefined);
    if (aim.current === 'send') return;
    // rjsf would go on to check and send the whole.
    event.preventDefault();
    event.stopPropagation();
    if (!rjsf.current?.validateForm()) return;
    aim.current = undefined;
    steps.next();
  };

  /** The validator has refused, and the errors are on the screen: after an attempt, or while somebody types. */
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
    // After a submission, the draft is no more that of the render in which it began.
    if (deepEquals(values, base.current)) lastDraft.current?.clear();
    else lastDraft.current?.keep(values, base.current);
  };

  /** @param data what is saved by now; more may have been typed while it was sent */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is there at first was not typed here.
  useEffect(() => {
    if (start.shown === start.saved) return;
    // What is in the fields was typed before they were there.
    onChange?.(start.shown);
    if (!start.putBack) draft?.keep(withoutEmpty(start.shown), base.current);
  }, []);

  const send = ({ formData = {} }: IChangeEvent<FormValues, FormSchema>) => {
    aim.current = undefined;
    const data = withoutEmpty(formData);
    if (clicks.isSecond(data)) return;
    const body = withoutRepeats(schema, data) as Data;
    const act = (pressed.current === 'other' && other?.onSubmit) || onSubmit;
    // Only the button that is waited for shows it, and not one that is pressed meanwhile.
    if (!busy) setWay(pressed.current);
    const actOnce = async () => {
      try {
        return await act(body);
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

/** By which button a form is submitted; who presses Enter in a field means the first. */
function wayOf({ nativeEvent }: FormEvent): SubmitWay {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === 'other' ? 'other' : 'main';
}
