import { allStates } from './allStates.ts';
import { walkStates } from './walkStates.ts';

/** Like `walkStates`, on two pages in parallel: a walk mostly waits for frames and responses. */
export const walkSideBySide: typeof walkStates = async (walk, look) => {
  const { states = allStates } = walk;
  const halves = [0, 1].map((half) => states.filter((_, index) => index % 2 === half));
  await Promise.all(halves.map((states) => walkStates({ ...walk, states }, look)));
};
