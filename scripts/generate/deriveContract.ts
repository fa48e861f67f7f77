import type { ContractDocument } from './ContractDocument.ts';
import { deriveExamples } from './deriveExamples.ts';
import { deriveResponses } from './deriveResponses.ts';
import { deriveSchemas } from './deriveSchemas.ts';

/**
 * From the bundled contract with its hints to the document that everything else is made from and that
 * the server sends as `/api/openapi.json`.
 */
export function deriveContract(
  bundled: ContractDocument,
  errorTexts: Record<string, string>,
): ContractDocument {
  const document = structuredClone(bundled);
  deriveSchemas(document);
  deriveResponses(document);
  deriveExamples(document, errorTexts);
  return document;
}
