import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useListAddress } from './useListAddress.ts';

type Press = (event: MouseEvent<HTMLElement>) => void;

/**
 * Lets a click anywhere on a row or card open its record, beside the link that is there for everybody. It
 * leaves alone what is a control of its own, and a text that the person has just selected to copy it.
 */
export function useOpenByClick(href: string | undefined): Press | undefined {
  const navigate = useNavigate();
  const list = useListAddress();
  if (href === undefined) return undefined;

  return ({ target, ctrlKey, metaKey }) => {
    if (target instanceof Element && target.closest('a, button, input, label')) return;
    if (window.getSelection()?.toString()) return;
    if (ctrlKey || metaKey) window.open(href, '_blank', 'noopener');
    else void navigate(href, { state: { list } });
  };
}
