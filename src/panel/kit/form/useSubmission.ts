import { deepEquals } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../data/ApiError.ts';
import { DOUBLE_CLICK_MS } from '../time/doubleClick.ts';
import { FieldIssues, type FormFailure } from './describeFailure.ts';

interface SubmissionOptions<Saved> {
  readonly onSaved: ((saved: Saved) => void) | undefined;
  readonly describe: (error: unknown) => FormFailure;
  readonly onRefused: (failure: FormFailure) => void;
}

/** Submits a form, one request at a time, and keeps its failure. */
export function useSubmission<Saved>({ onSaved, describe, onRefused }: SubmissionOptions<Saved>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  const running = useRef(false);

  /** @param markSaved marks the form as saved; rendered before `onSaved` may navigate away */
  const submit = async (send: () => Promise<Saved>, markSaved: () => void) => {
    // A double click comes before the next render, so state would not stop it.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    // Keep the last failure until the response: removing it now would move the button under the pointer.
    let saved: Saved;
    try {
      saved = await send();
    } catch (error) {
      const refusal = describe(error);
      setFailure(refusal);
      onRefused(refusal);
      if (!isRefusal(error)) reportError(error);
      return;
    } finally {
      running.current = false;
      setBusy(false);
    }
    setFailure(undefined);
    flushSync(markSaved);
    onSaved?.(saved);
  };

  /** The API's message was about the field's previous value. */
  const forgive = (field: string) => {
    setFailure((current) => {
      if (current?.fields[field] === undefined) return current;
      const { [field]: _forgiven, ...fields } = current.fields;
      return { ...current, fields };
    });
  };

  /** Shows messages that have no field, without sending anything. */
  const refuse = (messages: readonly string[]) => setFailure({ at: Date.now(), fields: {}, messages });

  return { busy, failure, submit, forgive, refuse };
}

const refusals = [ApiError, FieldIssues, TypeError, DOMException];

/** A response of the API, the page's own rules, or a network error of `fetch`; anything else is a bug. */
function isRefusal(error: unknown): boolean {
  return refusals.some((Refusal) => error instanceof Refusal);
}

interface SecondClick {
  /** Whether the same data was submitted a moment ago. */
  readonly isSecond: (data: unknown) => boolean;
  readonly take: (data: unknown) => void;
}

/**
 * Detects a double click: the response may arrive before the second click, which would submit the same data
 * again.
 */
export function useSecondClick(): SecondClick {
  const taken = useRef<{ readonly data: unknown; readonly at: number }>(undefined);
  return {
    isSecond: (data) => {
      const { current: last } = taken;
      return last !== undefined && Date.now() - last.at < DOUBLE_CLICK_MS && deepEquals(data, last.data);
    },
    take: (data) => {
      taken.current = { data, at: Date.now() };
    },
  };
}
