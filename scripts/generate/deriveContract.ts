import type { ContractDocument } from './ContractDocument.ts';
import { deriveDescriptions } from './deriveDescriptions.ts';
import { deriveExamples } from './deriveExamples.ts';
import { deriveResponses } from './deriveResponses.ts';
import { deriveSchemas } from './deriveSchemas.ts';
import { expandResources } from './expandResources.ts';

/**
 * From the bundled contract with its hints to the document that everything else is made from and that
 * the server sends as `/api/openapi.json`.
 */
export function deriveContract(
  bundled: ContractDocument,
  errorTexts: Record<string, string>,
): ContractDocument {
  const document = structuredClone(bundled);
  expandResources(document);
  deriveDescriptions(document);
  deriveSchemas(document);
  deriveResponses(document);
  deriveExamples(document, errorTexts);
  return document;
}
