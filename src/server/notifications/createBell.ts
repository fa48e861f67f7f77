export interface Bell {
  /** Wakes who waits now or, if nobody does, who waits next; many rings until then are one. */
  readonly ring: () => void;
  /** Waits for a ring, for so long at most. @returns whether it was rung */
  readonly wait: (ms: number) => Promise<boolean>;
}

/** Lets a loop sleep until there is something to do, and miss nothing that comes while it is at work. */
export function createBell(): Bell {
  let isRung = false;
  let wake = (): void => {};
  return {
    ring: () => {
      isRung = true;
      wake();
    },
    wait: async (ms) => {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const was = isRung;
      isRung = false;
      return was;
    },
  };
}
