import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const tests = join(import.meta.dirname, '..');

/** The longest files of each project on two idle cores, the longest first. */
const longest = [
  ...['e2e/a11y/walk', 'e2e/derivedEntity', 'e2e/layout', 'e2e/pseudoLanguage', 'e2e/layoutShift'],
  ...['contract/fifthLanguage', 'contract/refusals'],
  ...['server/http/walls', 'server/ground/privateFiles', 'server/ground/start', 'server/http/bodies'],
  ...['server/http/costOfIssues', 'server/ground/commands'],
].map((name) => join(tests, `${name}.test.ts`));

/**
 * Starts the longest files of each project first, so that no core waits for one that started last. Vitest knows
 * how long a file takes from the last run; in a new checkout it goes by the file's size, and these say in few lines
 * what takes minutes.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    const isKnown = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file) !== undefined;
    return [...projects.values()].flatMap((own) => {
      // A failed file of the last run stays first, and so does what took longer than these.
      if (own.every(isKnown)) return own;
      const first = longest.flatMap((path) => own.filter(({ moduleId }) => moduleId === path));
      return [...first, ...own.filter((file) => !first.includes(file))];
    });
  }
}
