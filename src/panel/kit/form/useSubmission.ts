import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../data/ApiError.ts';
import { FieldFaults, type FormFailure } from './describeFailure.ts';

interface SubmissionOptions<Saved> {
  readonly onSaved: ((saved: Saved) => void) | undefined;
  readonly describe: (error: unknown) => FormFailure;
  readonly onRefused: (failure: FormFailure) => void;
}

/** Sends a form, once at a time, and keeps why it was not taken. */
export function useSubmission<Saved>({ onSaved, describe, onRefused }: SubmissionOptions<Saved>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  const running = useRef(false);

  /** @param markSaved takes the form for saved; it is rendered before `onSaved` may leave the page */
  const submit = async (send: () => Promise<Saved>, markSaved: () => void) => {
    // A double click comes before the next render, so the state would not stop it.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    // The last failure stays until the answer: were it to vanish now, what is below would move under the pointer.
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

  /** The API's message of a field is about what the field held before. */
  const forgive = (field: string) => {
    setFailure((current) => {
      if (current?.fields[field] === undefined) return current;
      const { [field]: _forgiven, ...fields } = current.fields;
      return { ...current, fields };
    });
  };

  /** Not sent at all: what is wrong with it has no field to show it. */
  const refuse = (messages: readonly string[]) => setFailure({ at: Date.now(), fields: {}, messages });

  return { busy, failure, submit, forgive, refuse };
}

const refusals = [ApiError, FieldFaults, TypeError, DOMException];

/** The API's answer, the page's own rules, or what `fetch` throws when no answer comes; anything else is a mistake of ours. */
function isRefusal(error: unknown): boolean {
  return refusals.some((Refusal) => error instanceof Refusal);
}
