import { allStates } from './allStates.ts';
import { walkStates } from './walkStates.ts';

/** As `walkStates`, on two pages at a time: much of a walk is waiting for a frame or an answer. */
export const walkSideBySide: typeof walkStates = async (walk, look) => {
  const { states = allStates } = walk;
  const halves = [0, 1].map((half) => states.filter((_, index) => index % 2 === half));
  await Promise.all(halves.map((states) => walkStates({ ...walk, states }, look)));
};
