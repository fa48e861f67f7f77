/** An element reached by Tab. */
export interface TabStop {
  readonly name: string;
  /** Relative to the whole page, not the viewport. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Whether it stays in place while scrolling, as the header does. */
  readonly isFixed: boolean;
  /** Whether any part is visible. */
  readonly isSeen: boolean;
}

export interface TabStep {
  /** Undefined at the end of the page. */
  readonly stop?: TabStop;
  /** Whether the focus moved within one field, as from day to month of a date. */
  readonly isSame: boolean;
  /** Contrast of the last stop's focus ring; 0 if there was none or only half of it. */
  readonly lastContrast?: number;
}

/** Describes the focused element, and how visible the focus of the last one was. Runs in the page. */
export async function readTabStep(): Promise<TabStep> {
  interface Memory {
    readonly visited: Set<Element>;
    last?: {
      readonly element: Element;
      readonly parts: Element[];
      readonly looks: string[];
      readonly colours: string[];
      readonly ringSides: number[];
    };
  }
  const memory: Memory = Reflect.get(window, 'tabMemory') ?? { visited: new Set() };
  Object.assign(window, { tabMemory: memory });
  // React handles focus after the event, and transitions take a frame or two even with reduced motion.
  const isChanging = () => document.getAnimations().some((animation) => animation instanceof CSSTransition);
  do await new Promise(requestAnimationFrame);
  while (isChanging());

  const marks = [
    'outlineStyle',
    'outlineWidth',
    'boxShadow',
    'borderTopWidth',
    'borderTopColor',
    'transform',
  ] as const;
  const lookOf = (part: Element) => marks.map((mark) => getComputedStyle(part)[mark]).join();
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour: string) => {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = colour
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (part: Element | null): number[] => {
    for (let at = part; at; at = at.parentElement) {
      const colour = rgba(getComputedStyle(at).backgroundColor);
      if (colour[3] === 255) return colour;
    }
    return [255, 255, 255, 255];
  };
  /** How many sides of its outline are not clipped. */
  const ringSidesOf = (part: Element) => {
    const { outlineOffset, outlineStyle } = getComputedStyle(part);
    if (outlineStyle === 'none') return 4;
    const gap = Number.parseFloat(outlineOffset);
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const sides = { left: left - gap, top: top - gap, right: right + gap, bottom: bottom + gap };
    for (let at = part.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (overflowX !== 'visible' && sides.left < frame.left) sides.left = Number.NaN;
      if (overflowX !== 'visible' && sides.right > frame.right) sides.right = Number.NaN;
      if (overflowY !== 'visible' && sides.top < frame.top) sides.top = Number.NaN;
      if (overflowY !== 'visible' && sides.bottom > frame.bottom) sides.bottom = Number.NaN;
    }
    return Object.values(sides).filter((side) => !Number.isNaN(side)).length;
  };
  const contrastOf = ({ parts, looks, colours, ringSides }: NonNullable<Memory['last']>) => {
    const changed = parts.findIndex((part, index) => lookOf(part) !== looks[index]);
    const part = parts[changed];
    if (!part || (ringSides[changed] ?? 0) < 3) return 0;
    const lights = [light(rgba(colours[changed] ?? '')), light(groundOf(part.parentElement))];
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  };

  const { last } = memory;
  const element = document.activeElement;
  if (last && last.element === element) return { isSame: true };
  const lastContrast = last && contrastOf(last);
  const said = { isSame: false, ...(lastContrast !== undefined && { lastContrast }) };
  if (!(element instanceof HTMLElement) || element === document.body || memory.visited.has(element))
    return said;
  memory.visited.add(element);

  // A field shows the focus on its frame, a checkbox on the circle around it.
  const frame = element.closest('.MuiInputBase-root');
  const parts = [element, element.parentElement, frame, frame?.querySelector('fieldset')].filter(
    (part) => part instanceof Element,
  );
  const colours = parts.map((part) => {
    const { outlineStyle, outlineColor, borderTopColor } = getComputedStyle(part);
    return outlineStyle === 'none' ? borderTopColor : outlineColor;
  });
  const ringSides = parts.map(ringSidesOf);
  memory.last = { element, parts, looks: parts.map(lookOf), colours, ringSides };

  const isHit = () => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, bottom - 3],
      [left + 3, bottom - 3],
      [right - 3, top + 3],
    ].some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null &&
        (element.contains(hit) || hit.closest('label, .MuiButtonBase-root')?.contains(element))
      );
    });
  };
  // A busy machine scrolls slowly.
  for (let frame = 0; frame < 30 && !isHit(); frame += 1) await new Promise(requestAnimationFrame);
  const isSeen = isHit();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  let isFixed = false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(at).position)) isFixed = true;
  }
  const words =
    element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || element.id);
  return {
    ...said,
    stop: {
      name: `<${element.tagName.toLowerCase()}> ${JSON.stringify(words.trim().slice(0, 40))}`,
      box: { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY },
      isFixed,
      isSeen,
    },
  };
}

/** Focusable elements that Tab did not reach, of the page or of what follows its header. Runs in the page. */
export function missedStops(start: 'top' | 'content'): string[] {
  const { visited }: { visited: Set<Element> } = Reflect.get(window, 'tabMemory');
  Object.assign(window, { tabMemory: undefined });
  const content = document.getElementById('main');
  const isBefore = (element: Element) =>
    content !== null && (content.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return (
    [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [hidden]'))
      .filter((element) => start === 'top' || !isBefore(element))
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[aria-hidden=true], .Toastify'),
      )
      // Tab reaches only one radio button of a group; arrow keys reach the others.
      .filter(
        (element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
      )
      .filter((element) => !visited.has(element))
      .map(
        (element) =>
          `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}`,
      )
  );
}
