import type { ContractDocument } from '../generate/ContractDocument.ts';
import type { Finding } from './Finding.ts';
import { limitMessage } from './limitMessage.ts';
import { type Direction, oneDirection } from './oneDirection.ts';
import { ownFindings } from './ownFindings.ts';
import { placeOf } from './placeOf.ts';
import { type RedoclyChange, redoclyDiff } from './redoclyDiff.ts';

/** In an answer these mean values that were not possible before: a careful client copes, so they only warn. */
const wideningRules = ['enum-values-added', 'schema-constraint-changed'];
/** What changes here without a verdict lets requests say more than before; the rest is words. */
const limits = /^(type|format|enum|pattern|required|uniqueItems|(min|max)\w+)$/;

/** Everything that changed for those who call by the contract, each thing once, what breaks first. */
export async function compareContracts(
  base: ContractDocument,
  current: ContractDocument,
): Promise<Finding[]> {
  const directions: Direction[] = ['request', 'answer'];
  const found = await Promise.all(
    directions.map(async (direction) => {
      const changes = await redoclyDiff(oneDirection(base, direction), oneDirection(current, direction));
      return changes
        .filter(({ path }) => !isUnused(path))
        .flatMap((change) => findingsOf(change, direction, change.kind === 'removed' ? base : current));
    }),
  );
  const findings = [...found.flat(), ...ownFindings(base, current)];
  const byText = new Map(findings.map((finding) => [`${finding.place}\n${finding.message}`, finding]));
  return (['breaks', 'warns', 'adds'] as const).flatMap((weight) =>
    [...byText.values()].filter((finding) => finding.weight === weight),
  );
}

/** A schema is reported under an operation that uses it, and by itself only if none does in this direction. */
function isUnused(path: string): boolean {
  return path.startsWith('#/components/schemas/');
}

function findingsOf(change: RedoclyChange, direction: Direction, document: ContractDocument): Finding[] {
  const { path, kind, typeName, impact, verdicts, property = '' } = change;
  const place = placeOf(path, document);
  if (impact === 'major') {
    return verdicts.map(({ ruleId, message }) => ({
      weight: direction === 'answer' && wideningRules.includes(ruleId) ? 'warns' : 'breaks',
      place,
      message: `${message}${schemaOf(change)}`,
    }));
  }
  if (impact === 'minor')
    return [{ weight: 'adds', place, message: kind === 'added' ? 'New.' : `Was ${kind}.` }];
  if (direction === 'answer' || typeName === 'SpecExtension' || !limits.test(property)) return [];
  const message = limitMessage(property, change.base?.value, change.revision?.value);
  return [{ weight: 'adds', place, message: `${message}${schemaOf(change)}` }];
}

/** A shared schema is reported once, where it is first met; its name says that it is elsewhere too. */
function schemaOf({ base }: RedoclyChange): string {
  const [, schema] = /^#\/components\/schemas\/([^/]+)/.exec(base?.pointer ?? '') ?? [];
  return schema === undefined ? '' : ` (schema ${schema})`;
}
