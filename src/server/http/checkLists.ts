import { listFaults } from '../db/contractList.ts';
import { StartError } from '../StartError.ts';

/**
 * At boot, every filter and every sort that the contract names is implemented.
 * @throws StartError with one line for each that is not
 */
export function checkLists(): void {
  const faults = listFaults();
  if (faults.length > 0) throw new StartError(faults.join('\n'));
}
